import { describe, expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { SecondFactorNeeded } from './interruptions.ts';
import { codeDigits, type Factor } from './second-factor.ts';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳ ۴۵۶', '123456'],
    ['\u200f123\u2011456', '123456'],
    ['G-123456 is your code', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('turns %j into %j', (typed, digits) => expect(codeDigits(typed)).toBe(digits));

  it('gives at most six digits, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => /^\d{0,6}$/.test(codeDigits(typed))));
  });
});

describe('SecondFactorNeeded', () => {
  const factor: Factor = { id: 'f', kind: 'totp', name: '', phone: null, since: 0 };

  it('continues only once the code was right', async () => {
    const done: string[] = [];
    const needed = new SecondFactorNeeded([factor], {
      sendCode: async () => undefined,
      verify: async (_, code) => {
        if (code !== '123456') throw new Error('wrong');
        done.push('verified');
      },
    }).followedBy(async () => void done.push('followed'));
    await expect(needed.challenge.verify(factor, '000000')).rejects.toThrow('wrong');
    expect(done).toEqual([]);
    await needed.challenge.verify(factor, '123456');
    expect(done).toEqual(['verified', 'followed']);
  });
});
