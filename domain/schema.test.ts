import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DomainError } from './errors.ts';
import { BLANKS_AROUND_MAX } from './limits.ts';
import { bounded, parse, requiredName, requiredText, submissionId, text } from './schema.ts';

const thrownBy = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

describe('parse', () => {
  const schema = z.object({ name: requiredText(3), list: z.array(z.object({ n: z.int() })) });

  it('returns the trimmed value without unknown fields', () => {
    expect(parse(schema, { name: ' ab ', list: [{ n: 1, other: 2 }], more: true })).toEqual({
      name: 'ab',
      list: [{ n: 1 }],
    });
  });

  it.each([
    ['a missing field', { list: [] }, { name: 'invalid' }],
    ['a blank required text', { name: '  ', list: [] }, { name: 'required' }],
    ['a long text', { name: 'abcd', list: [] }, { name: 'too-long' }],
    ['a wrong item', { name: 'a', list: [{ n: 1.5 }] }, { 'list.0.n': 'invalid' }],
    ['an unsafe number', { name: 'a', list: [{ n: 1e300 }] }, { 'list.0.n': expect.any(String) }],
    ['another type', 'text', { '': 'invalid' }],
    ['nothing', undefined, { '': 'invalid' }],
  ])('names the field of %s', (_, value, fields) => {
    const error = thrownBy(() => parse(schema, value)) as DomainError;
    expect(error).toBeInstanceOf(DomainError);
    expect(error.code).toBe('invalid-input');
    expect(error.fields).toEqual(fields);
  });
});

describe('texts', () => {
  it('are measured after trimming', () => {
    expect(parse(text(3), '  abc  ')).toBe('abc');
    expect(parse(text(3), '   ')).toBe('');
    expect(parse(text(3), '\u200b\u3164\u2800\u00ad')).toBe('');
  });

  it('that are required need a visible character', () => {
    for (const schema of [requiredText(3), requiredName(3)])
      expect(thrownBy(() => parse(schema, '\u2060\u115f'))).toMatchObject({ fields: { '': 'required' } });
  });

  it('that are names cannot change the direction of the sentence around them', () => {
    expect(parse(requiredName(3), '\u202eabc\u2069')).toBe('abc');
    expect(parse(requiredText(5), '\u202eabc')).toBe('\u202eabc');
  });
});

describe('submissionId', () => {
  it('is a UUID in lower case', () => {
    expect(z.safeParse(submissionId, '3f2504e0-4f89-41d3-9a0c-0305e82c3301').success).toBe(true);
  });
  it.each([
    '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
    '',
    'a/b',
    '..',
    '3f2504e04f8941d39a0c0305e82c3301',
    `${'3f2504e0-4f89-41d3-9a0c-0305e82c3301'}\n`,
    7,
  ])('rejects %j', (value) => {
    expect(z.safeParse(submissionId, value).success).toBe(false);
  });
});

it('says where a problem is without repeating what the sender named', () => {
  const schema = z.object({ steps: z.record(z.string(), z.number()) });
  const error = thrownBy(() => parse(schema, { steps: { '<b>you</b>': 'odd' } })) as DomainError;
  expect(error.fields).toEqual({ steps: 'invalid' });
});

describe('an overlong text', () => {
  it('is not inspected', () => {
    const seen: string[] = [];
    const look = (value: string) => {
      seen.push(value);
      return true;
    };
    const schema = z.string().check(bounded(3), z.refine(look));
    expect(z.safeParse(schema, 'abcd').success).toBe(false);
    expect(z.safeParse(schema, 'abc').success).toBe(true);
    expect(seen).toEqual(['abc']);
  });

  it('is accepted if only surrounding whitespace makes it too long, within bounds', () => {
    const schema = requiredText(3);
    const around = ' '.repeat(BLANKS_AROUND_MAX);
    expect(parse(schema, `${around}abc`)).toBe('abc');
    const error = thrownBy(() => parse(schema, `${around}abc `)) as DomainError;
    expect(error.fields).toEqual({ '': 'too-long' });
  });
});
