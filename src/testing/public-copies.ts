import { paths } from '@domain/paths.ts';
import { expect } from 'vitest';
import { backend, type Person } from './backend.ts';

/** Changes a creator's profile past the rules, and waits until visitors read it so. */
export async function changeProfile({ uid, username }: Person, fields: Record<string, unknown>): Promise<void> {
  await backend.merge(paths.profile(uid), fields);
  await expect.poll(() => backend.read(paths.username(username))).toMatchObject(fields);
}

/** Waits until visitors find so many quizzes on a creator's page. */
export async function isListed({ uid }: Person, quizzes: number): Promise<void> {
  const listed = async () => (await backend.read(paths.listing(uid)))?.['quizzes'];
  await expect.poll(listed).toHaveLength(quizzes);
}
