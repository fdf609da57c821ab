import { DomainError } from '@domain/errors.ts';
import { expect, it } from 'vitest';
import { takeSuggestion } from './take-suggestion.ts';

/** A server where some usernames are taken; `made` is what it has made. */
function server(taken: string[]) {
  const made: string[] = [];
  const make = async (username: string) => {
    if (taken.includes(username)) throw new DomainError('conflict');
    made.push(username);
  };
  return { made, make };
}
const next = (attempt: number) => `kim${attempt}`;

it('hands in a suggestion that is free', async () => {
  const { made, make } = server([]);
  expect(await takeSuggestion('kim', next, make)).toBe('kim');
  expect(made).toEqual(['kim']);
});

it('goes on to the next where it turns out to be taken, without a word', async () => {
  const { made, make } = server(['kim', 'kim1']);
  expect(await takeSuggestion('kim', next, make)).toBe('kim2');
  expect(made).toEqual(['kim2']);
});

it('ends with anything else that the server says', async () => {
  const offline = async () => {
    throw new DomainError('network');
  };
  await expect(takeSuggestion('kim', next, offline)).rejects.toMatchObject({ code: 'network' });
});
