import type { AnyQuestion, Seal } from '../games/game.ts';

/** Returns the text whose digest a question carries. The salt has a fixed length, so no two pairs share a text. */
export const sealedText = (salt: string, answer: string) => `${salt}\n${answer}`;

export const sealOf = ({ salt, digest }: AnyQuestion): Seal | null =>
  salt === undefined || digest === undefined ? null : { salt, digest };

/** Returns whether `answer` is the right one of a sealed question. Runs in the browser and on the server. */
export async function matchesSeal(
  { salt, digest }: Seal,
  answer: string,
  sha256: (text: string) => Promise<string>,
): Promise<boolean> {
  return (await sha256(sealedText(salt, answer))) === digest;
}
