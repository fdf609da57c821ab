import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_S = 30;

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replace(/=/g, ''), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

const periodNow = () => Math.floor(Date.now() / 1000 / PERIOD_S);

function codeOf(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1e6).padStart(6, '0');
}

/**
 * What an authenticator app with this secret shows now (RFC 6238: 30 s, SHA-1, six digits), or so many periods later.
 */
export const totpCode = (secret: string, periods = 0): string => codeOf(secret, periodNow() + periods);

/**
 * Asks with the code of now, or of so many periods later, and up to three times with the next one: a code counts once,
 * and a busy machine may bring it too late.
 */
export async function askWithCode<T>(
  secret: string,
  ask: (code: string) => Promise<T>,
  periods = 0,
  tries = 3,
  after = 0,
): Promise<T> {
  const period = Math.max(after, periodNow() + periods);
  try {
    return await ask(codeOf(secret, period));
  } catch (error) {
    if (tries === 0 || !String(error).includes('INVALID_CODE')) throw error;
    return askWithCode(secret, ask, periods, tries - 1, period + 1);
  }
}
