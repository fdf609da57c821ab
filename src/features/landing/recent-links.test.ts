import { expect, test } from 'vitest';
import { recentLinks } from './recent-links.ts';

const owner = { username: 'nour', name: 'Nour', photoURL: null };
const quiz = (id: string, keptAt: number) => ({
  name: `quizzes/${id}`,
  answer: { id, title: `Quiz ${id}`, owner },
  keptAt,
});
const result = (id: string, of: string, keptAt: number) => ({
  name: `responses/${id}`,
  answer: { id, quiz: { id: of, title: `Quiz ${of}` } },
  keptAt,
});
const page = (username: string, keptAt: number) => ({
  name: `profile:${username}`,
  answer: { username, name: username.toUpperCase() },
  keptAt,
});

test('a played quiz is listed by its result alone, and messages are sorted in by time', () => {
  const circle = { name: 'circles/c', answer: { id: 'c', name: 'Us' }, keptAt: 6 };
  const reads = [quiz('a', 1), result('r', 'a', 3), page('nour', 5), circle];
  expect(recentLinks(reads, { m: ['key', 4, false, 'Kim'], r: ['key', 3] })).toEqual([
    { kind: 'circle', path: '/circle/c', title: 'Us' },
    { kind: 'page', path: '/nour', title: 'NOUR' },
    { kind: 'message', path: '/delete#message.m', title: 'Kim' },
    { kind: 'result', path: '/quiz/results/r', title: 'Quiz a' },
  ]);
});

test('only the newest are shown, and not the other reads of a page', () => {
  const more = { name: 'responses/r/private/answers', answer: { answers: [] }, keptAt: 9 };
  const reads = [more, ...['a', 'b', 'c', 'd', 'e'].map((id, at) => quiz(id, at))];
  expect(recentLinks(reads, {}).map(({ path }) => path)).toEqual(['/nour/e', '/nour/d', '/nour/c', '/nour/b']);
  expect(recentLinks([], {})).toEqual([]);
});
