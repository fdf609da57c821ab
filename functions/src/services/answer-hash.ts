import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { AnswerHashing } from '@domain/quiz/publish.ts';

/** Implements the domain's randomness and hashing with Node's crypto. */
export const answerHashing: AnswerHashing = {
  salt: () => randomBytes(16).toString('hex'),
  sha256: async (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
  shuffle(items) {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = randomInt(last + 1);
      [shuffled[last], shuffled[other]] = [
        shuffled[other] as (typeof items)[number],
        shuffled[last] as (typeof items)[number],
      ];
    }
    return shuffled;
  },
};
