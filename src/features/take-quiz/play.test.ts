import { describe, expect, test } from 'vitest';
import { freshPlay, type Play, type PlayAction, playReducer, questionIndex, resumePlay, stepOf } from './play.ts';

const quiz = { revision: 3, questions: ['a', 'b'] };
const fresh = freshPlay('id-1', quiz);
const playOf = (...actions: PlayAction[]): Play => actions.reduce(playReducer, fresh);
const start: PlayAction = { type: 'start', name: 'Lou' };
const answer = (questionId: string, tellsAtOnce = false): PlayAction => ({
  type: 'answer',
  questionId,
  given: 'x',
  tellsAtOnce,
});

describe('answers', () => {
  test('a sealed answer stays on its question until advanced, including the last one', () => {
    const answered = playOf(start, answer('a'), answer('b', true));
    expect(questionIndex(answered)).toBe(1);
    expect(stepOf(answered, false)).toBe('question');
    const revealed = playReducer(answered, { type: 'reveal', correct: 'y' });
    expect(revealed.feedback).toEqual({ given: 'x', correct: 'y' });
    expect(stepOf(playReducer(revealed, { type: 'advance' }), false)).toBe('delivery');
  });

  test('an answer whose verdict is showing cannot be taken back', () => {
    const during = playOf(start, answer('a', true));
    expect(playReducer(during, { type: 'back' })).toBe(during);
  });

  test('a second tap is ignored', () => {
    const during = playOf(start, answer('a', true));
    expect(playReducer(during, answer('a', true))).toBe(during);
    expect(playReducer(during, answer('b', true))).toBe(during);
    const done = playOf(start, answer('a'), answer('b'));
    expect(playReducer(done, answer('c'))).toBe(done);
    expect(playReducer(playOf(start, answer('a')), answer('a')).answers).toHaveLength(1);
  });
});

describe('delivery', () => {
  const error = { code: 'network', message: '' } as const;
  test('a failure keeps everything, and the retry has the same id', () => {
    const failed = playReducer(playOf(start, answer('a'), answer('b')), { type: 'fail', error });
    expect(failed.delivery).toEqual({ status: 'failed', error });
    const again = playReducer(failed, { type: 'resend' });
    expect(again.submissionId).toBe('id-1');
    expect(again.answers).toEqual(failed.answers);
    expect(again.delivery).toEqual({ status: 'sending' });
    expect(playReducer(failed, { type: 'resend', newId: 'id-2' }).submissionId).toBe('id-2');
  });
});

describe('resuming', () => {
  const edited = freshPlay('id-9', { revision: 4, questions: ['a', 'b', 'c'] });
  test('resumes where it was when the quiz is unchanged', () => {
    const stored = playOf(start, answer('a'));
    expect(resumePlay(stored, freshPlay('id-9', quiz))).toEqual({ play: stored, wasEdited: false });
    expect(resumePlay(null, edited).play).toBe(edited);
  });

  test('starts over at the name when the quiz was edited meanwhile', () => {
    const { play, wasEdited } = resumePlay(playOf(start, answer('a')), edited);
    expect(wasEdited).toBe(true);
    expect(play).toMatchObject({ name: 'Lou', revision: 4, answers: [], submissionId: 'id-9' });
  });

  test('keeps complete answers of an edited quiz: they are still scored', () => {
    const stored = playOf(start, answer('a'), answer('b'));
    expect(resumePlay(stored, edited).play).toBe(stored);
  });
});
