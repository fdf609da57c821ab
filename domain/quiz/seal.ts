import type { AnyQuestion, Seal } from '../games/game.ts';

/** The text whose digest a question carries. The salt is fixed in length, so no two pairs share a text. */
export const sealedText = (salt: string, answer: string) => `${salt}\n${answer}`;

/** Returns what a question is sealed with; null for one that isn't. */
export const sealOf = ({ salt, digest }: AnyQuestion): Seal | null =>
  salt === undefined || digest === undefined ? null : { salt, digest };

/** Returns whether `answer` is the one a sealed question was made with. Runs in the browser and on the server alike. */
export async function matchesSeal(
  { salt, digest }: Seal,
  answer: string,
  sha256: (text: string) => Promise<string>,
): Promise<boolean> {
  return (await sha256(sealedText(salt, answer))) === digest;
}
