import { describe, expect, test } from 'vitest';
import { DEMO_QUESTIONS } from '../limits.ts';
import { type DemoAction, type DemoPlay, demoReducer, FRESH_PLAY, resumeDemo } from './demo-play.ts';
import { DEMO_QUIZZES } from './demo-quiz.ts';

const KNOW_ME = DEMO_QUIZZES['know-me'];
const NEVER = DEMO_QUIZZES['never-have-i-ever'];
const playOf = (...actions: DemoAction[]): DemoPlay => actions.reduce(demoReducer, FRESH_PLAY);
const answer = (selected: string, statement = 'wave'): DemoAction => ({ type: 'answer', statement, selected });
const named: DemoAction = { type: 'name', name: 'Robin' };
const next: DemoAction = { type: 'next' };

test('both demos have the five questions of the spec, each with its right answer among the options', () => {
  for (const questions of [KNOW_ME, NEVER]) {
    expect(questions).toHaveLength(DEMO_QUESTIONS);
    for (const { options, correct } of questions) expect(options).toContain(correct);
  }
});

describe('a reload', () => {
  test('resumes where the play was', () => {
    const play = playOf(named, answer('cinnamon', 'topping'), next);
    expect(resumeDemo(JSON.parse(JSON.stringify(play)), KNOW_ME)).toEqual(play);
  });
  test.each([
    null,
    'nonsense',
    { name: null, answers: [], isRevealed: true },
    playOf(answer('ever')), // of the other quiz
    playOf(answer('rust', 'topping')),
  ])('starts over with %j', (stored) => {
    expect(resumeDemo(stored, KNOW_ME)).toBe(FRESH_PLAY);
  });
});
