import { DomainError } from '@domain/errors.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseInput } from './input.ts';

const schema = z.object({ list: z.array(z.object({ text: z.string() })) });

describe('parseInput', () => {
  it('accepts complete characters', () => {
    const value = { list: [{ text: '👩‍🚀 漢 \u0000' }] };
    expect(parseInput(schema, value)).toEqual(value);
  });
  it.each(['\ud83d', 'a\udc00b', '\udc00\ud83d'])('names the field that contains half a character', (text) => {
    const parsing = () => parseInput(schema, { list: [{ text: 'sound' }, { text }] });
    expect(parsing).toThrow(DomainError);
    expect(parsing).toThrow(expect.objectContaining({ code: 'invalid-input', fields: { 'list.1.text': 'invalid' } }));
  });
});
