import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { typedPassword } from '@domain/typed-identifier.ts';
import type { Lock } from '../db/quiz-locks.ts';

/** OWASP's parameters with the least memory (16 MiB): four at a time fit a small instance. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const HASH_BYTES = 32;

function derive(password: string, salt: Buffer, cost: Lock['cost'], length: number): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function lockWith(password: string): Promise<Lock> {
  const salt = randomBytes(16);
  const hash = await derive(typedPassword(password), salt, COST, HASH_BYTES);
  return {
    version: randomBytes(12).toString('base64url'),
    salt: salt.toString('base64'),
    hash: hash.toString('base64'),
    cost: COST,
  };
}

/** Whether a password opens the lock. Locks of before 2026-11-29 are of what was typed in NFKC. */
export async function opensLock(password: string, lock: Lock): Promise<boolean> {
  const expected = Buffer.from(lock.hash, 'base64');
  for (const text of new Set([typedPassword(password), password.normalize('NFKC')])) {
    const actual = await derive(text, Buffer.from(lock.salt, 'base64'), lock.cost, expected.length);
    if (timingSafeEqual(actual, expected)) return true;
  }
  return false;
}
