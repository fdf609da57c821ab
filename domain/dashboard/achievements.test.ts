import { expect, test } from 'vitest';
import { type AchievementName, achievementsOf, type CreatorRecord } from './achievements.ts';

const NOTHING: CreatorRecord = { quizzes: 0, responses: 0, messages: 0, averagePercent: null };
const reachedBy = (record: Partial<CreatorRecord>): AchievementName[] =>
  achievementsOf({ ...NOTHING, ...record })
    .filter(({ isReached }) => isReached)
    .map(({ name }) => name);

test.each<[Partial<CreatorRecord>, AchievementName[]]>([
  [{}, []],
  [{ quizzes: 1 }, ['firstQuiz']],
  [{ quizzes: 5 }, ['firstQuiz', 'quizMaster']],
  [{ responses: 24, averagePercent: 60 }, ['firstResponse']],
  [{ responses: 25, averagePercent: 60 }, ['firstResponse', 'crowd']],
  [{ responses: 100, averagePercent: 60 }, ['firstResponse', 'crowd', 'famous']],
  [{ messages: 24 }, ['firstMessage']],
  [{ messages: 25 }, ['firstMessage', 'mailbag']],
  [{ responses: 4, averagePercent: 100 }, ['firstResponse']],
  [{ responses: 5, averagePercent: 80 }, ['firstResponse', 'openBook']],
  [{ responses: 5, averagePercent: 79.9 }, ['firstResponse']],
  [{ responses: 5, averagePercent: 40 }, ['firstResponse']],
  [{ responses: 5, averagePercent: 39.9 }, ['firstResponse', 'mystery']],
])('%j reaches %j', (record, names) => expect(reachedBy(record)).toEqual(names));
