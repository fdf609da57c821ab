/** Returns the SHA-256 of the UTF-8 text in lower-case hex, from the browser's own implementation. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a seed for the ids of a draft's submissions. It is stored with the draft from the first letter on. */
export const newSeed = (): string => crypto.randomUUID();

/** Returns the same id for the same seed and content: a killed browser can't send a text as two submissions. */
export async function submissionIdFor(seed: string, content: string): Promise<string> {
  const hex = await sha256(`${seed} ${content}`);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
