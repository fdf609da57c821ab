import { gameOf, QUIZ_TYPES, type QuizType } from '@domain/games/index.ts';
import { NEVER_ANSWERS } from '@domain/games/never-have-i-ever/game.ts';
import type { Color } from '@domain/palette.ts';
import type { GameViews } from './game-view.ts';

/** What each game itself says. */
export const GAME_VIEWS: GameViews = {
  'know-me': { ask: null, lead: null, hint: null, answer: null },
  'two-truths': { ask: (t) => t('two-truths.ask'), lead: null, hint: null, answer: null },
  'never-have-i-ever': {
    ask: null,
    lead: (t) => t('never-have-i-ever.lead'),
    hint: (t, name) => t('never-have-i-ever.hint', { name }),
    answer: (t, answer) => {
      const known = NEVER_ANSWERS.find((one) => one === answer);
      return known === undefined ? answer : t(`never-have-i-ever.answers.${known}`);
    },
  },
};

/** What visitors can play: the games, and messages. */
export type Playable = QuizType | 'messages';

/** The color of each game, wherever it appears. */
export const GAME_COLOR = Object.fromEntries([
  ...QUIZ_TYPES.map((type) => [type, gameOf(type).color]),
  ['messages', 'yellow'],
]) as Readonly<Record<Playable, Color>>;
