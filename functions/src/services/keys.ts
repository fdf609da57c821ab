import { createHmac, hkdfSync } from 'node:crypto';

/** What a key is for; a signature for one purpose is worthless for another. */
const PURPOSES = [
  'quiz-code',
  'draft',
  'pass',
  'sender',
  'rate-limit',
  // of every message; named when only hidden ones had it, whose stored marks still need it
  'hidden-message',
  'response',
  'message-sender',
  'username',
  'first-try',
  'unsubscribe',
  'summary',
] as const;
type Purpose = (typeof PURPOSES)[number];

export interface Keys {
  /** Returns an HMAC-SHA256. Each part's length is signed, too, so no two lists of parts share a digest. */
  sign(purpose: Purpose, ...parts: readonly string[]): Buffer;
}

/** Derives one key per purpose from the signing key (HKDF-SHA256). */
export function createKeys(signingKey: string): Keys {
  const derived = new Map(
    PURPOSES.map((purpose) => [purpose, Buffer.from(hkdfSync('sha256', signingKey, '', `whoknows/${purpose}`, 32))]),
  );
  return {
    sign(purpose, ...parts) {
      const hmac = createHmac('sha256', derived.get(purpose) as Buffer);
      for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
      return hmac.digest();
    },
  };
}
