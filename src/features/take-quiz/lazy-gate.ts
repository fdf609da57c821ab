import { lazy } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';

/** A part that only a private quiz needs, with the words of its password field. */
const withTexts = async <T>(load: Promise<T>) => (await Promise.all([load, loadTexts('auth')]))[0];

export const PasswordGate = lazy(async () => ({
  default: (await withTexts(import('./password-gate.tsx'))).PasswordGate,
}));
export const LockedQuiz = lazy(async () => ({ default: (await withTexts(import('./locked-quiz.tsx'))).LockedQuiz }));
