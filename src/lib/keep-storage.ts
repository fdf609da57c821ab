/** Once per page: the answer would be the same, and Firefox would ask the person again. */
let hasAsked = false;

/** Asks the browser not to evict what is stored, as Safari does after seven days. Never throws. */
export async function keepStorage(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // not in every browser
  }
}
