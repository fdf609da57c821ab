import { PROJECT } from '../lib/project.ts';

/** Asks the local Auth emulator as its administrator. Throws when it says no. */
export async function asAdmin(
  authPort: number,
  action: 'lookup' | 'update',
  body: object,
): Promise<{ users?: { localId: string }[] }> {
  const reply = await fetch(
    `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${action}`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!reply.ok) throw new Error(`accounts:${action} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as { users?: { localId: string }[] };
}
