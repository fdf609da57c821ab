import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** What a key is for; a signature for one purpose is worthless for another. */
const PURPOSES = [
  'quiz-code',
  'draft',
  'pass',
  'sender',
  'rate-limit',
  'message',
  'response',
  'message-sender',
  'username',
  'first-try',
  'unsubscribe',
  'summary',
  'alert',
  'reply-push',
  'circle-push',
  'sealed-sender',
  'sealed-place',
  'device',
  'suspension',
  'case',
  'tracking',
  'reporter',
  'quiz-words',
  'guest',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Keys {
  /** Returns an HMAC-SHA256. Each part's length is signed, too, so no two lists of parts share a digest. */
  sign(purpose: Purpose, ...parts: readonly string[]): Buffer;
  /** Encrypts a text (AES-256-GCM), which can only be read with the same key and `about`. */
  encrypt(purpose: Purpose, about: string, text: string): Buffer;
  /** Returns an encrypted text. Throws if it was changed, or encrypted with another key or `about`. */
  decrypt(purpose: Purpose, about: string, encrypted: Buffer): string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives one key per purpose from the signing key (HKDF-SHA256). */
export function createKeys(signingKey: string): Keys {
  const derive = (purpose: Purpose) =>
    // given bytes, Node 24 makes one of these for each signature, which takes five times as long as signing
    createSecretKey(Buffer.from(hkdfSync('sha256', signingKey, '', `whoknows/${purpose}`, 32)));
  const derived = new Map(PURPOSES.map((purpose) => [purpose, derive(purpose)]));
  const keyFor = (purpose: Purpose) => derived.get(purpose) as KeyObject;
  return {
    sign(purpose, ...parts) {
      const hmac = createHmac('sha256', keyFor(purpose));
      for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
      return hmac.digest();
    },
    encrypt(purpose, about, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce).setAAD(Buffer.from(about));
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(purpose, about, encrypted) {
      const nonce = encrypted.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, keyFor(purpose), nonce).setAAD(Buffer.from(about));
      decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
      const text = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString();
    },
  };
}
