import { matchesDigest, textToDigest } from '@domain/quiz/answer-digest.ts';
import { expect, it } from 'vitest';
import { answerHashing } from './answer-hash.ts';

it('hashes so that a browser can find the right answer with Web Crypto', async () => {
  const salt = answerHashing.salt();
  const digest = await answerHashing.sha256(textToDigest(salt, 'Zoë 👩‍🚀'));
  const inBrowser = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
  expect(await matchesDigest({ salt, digest }, 'Zoë 👩‍🚀', inBrowser)).toBe(true);
  expect(await matchesDigest({ salt, digest }, 'Zoe', inBrowser)).toBe(false);
  expect(salt).toHaveLength(32);
});

it('shuffles into every order about equally often, and loses nothing', () => {
  const counts = new Map<string, number>();
  const items = ['a', 'b', 'c'];
  for (let n = 0; n < 6000; n++) {
    const order = answerHashing.shuffle(items).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(items).toEqual(['a', 'b', 'c']);
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
});
