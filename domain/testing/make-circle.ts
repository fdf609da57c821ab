import type { InputOf } from '../api.ts';
import { READY } from '../locales/ready.ts';
import { makeId } from './make-id.ts';

const ready = Object.keys(READY.en['know-me'].normal).slice(0, 5);

export const makeCircleInput = (more: Partial<InputOf<'circles'>> = {}): InputOf<'circles'> => ({
  id: makeId(),
  name: 'The usual four',
  asked: { ready, language: 'en' },
  key: makeId(),
  ...more,
});

/** By default the first answer to each question. */
export const makeMemberInput = (
  circleId: string,
  more: Partial<InputOf<'circle-members'>> = {},
): InputOf<'circle-members'> => ({
  id: makeId(),
  circleId,
  name: 'Robin',
  answers: [0, 0, 0, 0, 0],
  key: makeId(),
  ...more,
});

type Member = Pick<InputOf<'circle-members'>, 'id' | 'circleId' | 'key'>;

export const makeGuessInput = (
  { id: memberId, circleId, key }: Member,
  aboutId: string,
  answers: number[] = [0, 0, 0, 0, 0],
): InputOf<'circle-guesses'> => ({ id: makeId(), circleId, memberId, key, aboutId, answers });
