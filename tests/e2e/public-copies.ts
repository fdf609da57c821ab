import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expect } from './support.ts';

const read = async (path: string) => (await db().doc(path).get()).data() ?? {};

/** Waits until visitors read a profile with these fields; the copy that they read follows a moment after the profile. */
const isPublic = (username: string, fields: Record<string, unknown>) =>
  expect.poll(() => read(paths.username(username))).toMatchObject(fields);

/** Changes somebody's profile past the rules, and waits until visitors read it so. */
export async function changeProfile(
  { uid, username }: { uid: string; username: string },
  fields: Record<string, unknown>,
): Promise<void> {
  await db().doc(paths.profile(uid)).update(fields);
  await isPublic(username, fields);
}

/** Waits until visitors find so many quizzes on somebody's page; there is no list of none. */
export async function isListed(username: string, quizzes: number): Promise<void> {
  const { uid } = await read(paths.username(username));
  const listed = async () => (await read(paths.listing(String(uid))))['quizzes'] as unknown[] | undefined;
  await expect.poll(async () => (await listed())?.length ?? 0).toBe(quizzes);
}
