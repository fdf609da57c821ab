import { sha256 } from './sha256.ts';

/** A seed for the ids of what is written from one draft. It is kept with the draft from its first letter on. */
export const newSeed = (): string => crypto.randomUUID();

/**
 * Returns the id under which `content` is sent: of one seed the same content always has the same id, other content
 * another one. So a browser that is killed right after sending, and has not written down yet that it sent, does not send
 * the same text as a second submission.
 */
export async function submissionIdFor(seed: string, content: string): Promise<string> {
  const hex = await sha256(`${seed} ${content}`);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
