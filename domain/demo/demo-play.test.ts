import { describe, expect, test } from 'vitest';
import { DEMO_QUESTIONS, PLAYER_NAME_MAX } from '../limits.ts';
import {
  type DemoAction,
  type DemoPlay,
  demoQuestionIndex,
  demoReducer,
  demoStep,
  demoVerdicts,
  FRESH_PLAY,
  resumeDemo,
} from './demo-play.ts';
import { DEMO_QUIZZES } from './demo-quiz.ts';

const KNOW_ME = DEMO_QUIZZES['know-me'];
const NEVER = DEMO_QUIZZES['never-have-i-ever'];
const playOf = (...actions: DemoAction[]): DemoPlay => actions.reduce(demoReducer, FRESH_PLAY);
const answer = (selected: string, statement = 'wave'): DemoAction => ({ type: 'answer', statement, selected });
const named: DemoAction = { type: 'name', name: 'Robin' };
const next: DemoAction = { type: 'next' };
const allRight = KNOW_ME.flatMap(({ statement, correct }) => [answer(correct, statement), next]);

test('both demos have the five questions of the spec, each with its right answer among the options', () => {
  for (const questions of [KNOW_ME, NEVER]) {
    expect(questions).toHaveLength(DEMO_QUESTIONS);
    for (const { options, correct } of questions) expect(options).toContain(correct);
  }
});

describe('the name', () => {
  test('is asked for before the first question of "how well", and after the first answer of "never"', () => {
    expect(demoStep(FRESH_PLAY, 'know-me')).toBe('name');
    expect(demoStep(FRESH_PLAY, 'never-have-i-ever')).toBe('question');
    expect(demoStep(playOf(answer('ever')), 'never-have-i-ever')).toBe('name');
  });
  test('returns to the answer that was given before it', () => {
    const play = playOf(answer('ever'), named);
    expect(demoStep(play, 'never-have-i-ever')).toBe('question');
    expect(play.isRevealed).toBe(true);
    expect(demoQuestionIndex(play)).toBe(0);
  });
  test('is trimmed, truncated at the limit, and never empty', () => {
    expect(playOf({ type: 'name', name: '  Robin ' }).name).toBe('Robin');
    expect(playOf({ type: 'name', name: 'x'.repeat(50) }).name).toHaveLength(PLAYER_NAME_MAX);
    expect(playOf({ type: 'name', name: ' \t ' }).name).toBeNull();
  });
});

describe('an answer', () => {
  test('is stored with number, choice and statement, and locks the question', () => {
    const play = playOf(named, answer('ever'), answer('never'));
    expect(play.answers).toEqual([{ question: 1, selected: 'ever', statement: 'wave' }]);
    expect(play.isRevealed).toBe(true);
  });
  test('is followed by the next question, and the last one by the result', () => {
    expect(demoQuestionIndex(playOf(named, answer('ever'), next))).toBe(1);
    expect(demoStep(playOf(named, ...allRight.slice(0, -1)), 'know-me')).toBe('question');
    const done = playOf(named, ...allRight);
    expect(demoStep(done, 'know-me')).toBe('result');
    expect(demoReducer(done, answer('meme'))).toBe(done);
  });
  test('is right or wrong', () => {
    expect(demoVerdicts(playOf(named, ...allRight), KNOW_ME)).toEqual([true, true, true, true, true]);
    expect(demoVerdicts(playOf(answer('never'), next, answer('never', 'birthday')), NEVER)).toEqual([false, true]);
  });
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
