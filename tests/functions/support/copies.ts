import { paths } from '@domain/paths.ts';
import { expect } from 'vitest';
import { stored } from './backend.ts';
import type { Creator } from './people.ts';
import { until } from './until.ts';

/** What a visitor reads of a creator. */
export const cardOf = ({ profile }: Creator) => stored(paths.username(profile.username));
/** What has to be under a username: the stored profile, and its owner. */
export async function expectedCard({ uid }: Creator): Promise<object> {
  const { username: _, ...profile } = (await stored(paths.profile(uid))) ?? {};
  return { uid, ...profile };
}
/** The titles in a list of public quizzes. */
export const titlesOf = (list: Record<string, unknown> | undefined) =>
  ((list?.['quizzes'] ?? []) as { title: string }[]).map(({ title }) => title);
/** Waits until a creator's page lists these quizzes. */
export const titlesBecome = (creator: Creator, titles: readonly string[]) =>
  until(
    () => stored(paths.listing(creator.uid)),
    (list) => expect(titlesOf(list)).toEqual(titles),
  );
