import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expect } from './support.ts';

const read = async (path: string) => (await db().doc(path).get()).data() ?? {};
const PATIENCE = { timeout: 30_000 };

/** Waits until visitors read a profile with these fields; the copy that they read follows a moment after the profile. */
export const isPublic = (username: string, fields: Record<string, unknown>) =>
  expect.poll(() => read(paths.username(username)), PATIENCE).toMatchObject(fields);

/** Changes somebody's profile past the rules, and waits until visitors read it so. */
export async function changeProfile(
  { uid, username }: { uid: string; username: string },
  fields: Record<string, unknown>,
): Promise<void> {
  await db().doc(paths.profile(uid)).update(fields);
  await isPublic(username, fields);
}

/** Waits until visitors find so many quizzes on somebody's page. */
export async function isListed(username: string, quizzes: number): Promise<void> {
  await isPublic(username, { stats: { quizzes } });
  const { uid } = await read(paths.username(username));
  await expect
    .poll(async () => ((await read(paths.listing(String(uid))))['quizzes'] as unknown[] | undefined)?.length, PATIENCE)
    .toBe(quizzes);
}
