import { PROJECT } from '../lib/project.ts';

/**
 * Restores the password of a local account, as fireemu exports accounts without passwords. Does nothing when there is
 * no such account.
 */
export async function restorePassword(authPort: number, account: { email: string; password: string }): Promise<void> {
  const asOwner = async (action: 'lookup' | 'update', body: object) => {
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
  };
  const { users = [] } = await asOwner('lookup', { email: [account.email] });
  for (const { localId } of users) await asOwner('update', { localId, password: account.password });
}
