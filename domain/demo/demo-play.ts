import * as z from 'zod/mini';
import { DEMO_QUESTIONS, PLAYER_NAME_MAX } from '../limits.ts';
import { typedName } from '../typed-text.ts';
import { type DemoQuestion, type DemoType, IS_NAME_FIRST } from './demo-quiz.ts';

/** The demo's answer record (spec section 3): question number from 1, selected option, statement. */
const demoAnswer = z.object({ question: z.number(), selected: z.string(), statement: z.string() });

const demoPlay = z.object({
  name: z.nullable(z.string().check(z.minLength(1), z.maxLength(PLAYER_NAME_MAX))),
  answers: z.array(demoAnswer).check(z.maxLength(DEMO_QUESTIONS)),
  /** The last answer is still on screen, with the right one. */
  isRevealed: z.boolean(),
});
export type DemoPlay = z.infer<typeof demoPlay>;

export const FRESH_PLAY: DemoPlay = { name: null, answers: [], isRevealed: false };

export type DemoAction =
  | { type: 'name'; name: string }
  | { type: 'answer'; statement: string; selected: string }
  | { type: 'next' };

/** Returns the next state. An action that doesn't fit, such as answering a locked question, changes nothing. */
export function demoReducer(play: DemoPlay, action: DemoAction): DemoPlay {
  switch (action.type) {
    case 'name': {
      const name = typedName(action.name).slice(0, PLAYER_NAME_MAX);
      return name === '' ? play : { ...play, name };
    }
    case 'answer': {
      if (play.isRevealed || play.answers.length >= DEMO_QUESTIONS) return play;
      const { statement, selected } = action;
      const answer = { question: play.answers.length + 1, selected, statement };
      return { ...play, answers: [...play.answers, answer], isRevealed: true };
    }
    case 'next':
      return { ...play, isRevealed: false };
  }
}

type DemoStep = 'name' | 'question' | 'result';

/** Returns the screen of a play. The name comes before the first question, or before the result. */
export function demoStep(play: DemoPlay, type: DemoType): DemoStep {
  if (play.name === null && (IS_NAME_FIRST[type] || play.answers.length > 0)) return 'name';
  return play.isRevealed || play.answers.length < DEMO_QUESTIONS ? 'question' : 'result';
}

export const demoQuestionIndex = (play: DemoPlay): number => play.answers.length - (play.isRevealed ? 1 : 0);

export const demoVerdicts = (play: DemoPlay, questions: readonly DemoQuestion[]): boolean[] =>
  play.answers.map(({ selected }, index) => selected === questions[index]?.correct);

/** Returns the play that the tab kept if it belongs to these questions; otherwise a fresh one. */
export function resumeDemo(stored: unknown, questions: readonly DemoQuestion[]): DemoPlay {
  const { success, data } = z.safeParse(demoPlay, stored);
  const fits =
    success &&
    data.answers.every(({ statement, selected }, index) => {
      const question = questions[index];
      return question?.statement === statement && question.options.includes(selected);
    }) &&
    (data.answers.length > 0 || !data.isRevealed);
  return fits ? data : FRESH_PLAY;
}
