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

/**
 * Restores the password of a local account, as fireemu exports accounts without passwords. Does nothing when there is
 * no such account.
 */
export async function restorePassword(
  authPort: number,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { users = [] } = await asAdmin(authPort, 'lookup', { email: [email] });
  for (const { localId } of users) await asAdmin(authPort, 'update', { localId, password });
}
