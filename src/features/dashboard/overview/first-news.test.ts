import { DomainError } from '@domain/errors.ts';
import { expect, it } from 'vitest';
import { failed, LOADING } from '../../../lib/load-state.ts';
import { newsOf } from './first-news.ts';

it('lists that fail to load leave an invitation, and nothing that loads forever', () => {
  const broken = failed(new DomainError('internal'));
  const counts = { unread: 2, quizCount: 1 };
  expect(newsOf(broken, LOADING, counts)).toBeNull();
  expect(newsOf(broken, broken, counts)).toEqual({ kind: 'none', hasQuizzes: true });
});
