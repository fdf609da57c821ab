import { DomainError } from '@domain/errors.ts';
import { expect, it } from 'vitest';
import { acceptSuggestion } from './accept-suggestion.ts';

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

it('submits a suggestion that is free', async () => {
  const { made, make } = server([]);
  expect(await acceptSuggestion('kim', next, make)).toBe('kim');
  expect(made).toEqual(['kim']);
});

it('tries the next one silently where it is taken', async () => {
  const { made, make } = server(['kim', 'kim1']);
  expect(await acceptSuggestion('kim', next, make)).toBe('kim2');
  expect(made).toEqual(['kim2']);
});

it('stops at any other error', async () => {
  const offline = async () => {
    throw new DomainError('network');
  };
  await expect(acceptSuggestion('kim', next, offline)).rejects.toMatchObject({ code: 'network' });
});
