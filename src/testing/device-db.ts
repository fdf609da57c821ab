/** Takes the place of the device's database: a map that can fail, or be cleared behind the app's back as browsers do. */
export const device = { stored: new Map<string, unknown>(), fails: false };

export const hasOpened = () => true;

export async function inStore(_store: string, _mode: string, run: (objects: unknown) => { onsuccess?: () => void }) {
  if (device.fails) throw new Error('lost');
  const request = (result: unknown) => ({ result, onsuccess: undefined as (() => void) | undefined });
  const asked = run({
    get: (id: string) => request(device.stored.get(id)),
    getAll: () => request([...device.stored.values()]),
    put: (item: { id: string }) => device.stored.set(item.id, item),
    delete: (id: string) => device.stored.delete(id),
  }) as ReturnType<typeof request>;
  asked.onsuccess?.();
  return asked.result;
}
