import { asAdmin } from './auth-admin.ts';

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
