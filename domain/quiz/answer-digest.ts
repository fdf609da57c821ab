import type { AnswerDigest, AnyQuestion } from '../games/game.ts';

/** Returns the text whose digest a question carries. The salt has a fixed length, so no two pairs share a text. */
export const textToDigest = (salt: string, answer: string) => `${salt}\n${answer}`;

export const digestOf = ({ salt, digest }: AnyQuestion): AnswerDigest | null =>
  salt === undefined || digest === undefined ? null : { salt, digest };

/** Returns whether `answer` is the right one of a sealed question. Runs in the browser and on the server. */
export async function matchesDigest(
  { salt, digest }: AnswerDigest,
  answer: string,
  sha256: (text: string) => Promise<string>,
): Promise<boolean> {
  return (await sha256(textToDigest(salt, answer))) === digest;
}
