import { lazy } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';

/** What comes after the first screen. Fetched ahead, so that a quiz goes on without a network. */
export const loadPlaying = () => import('./playing.tsx');
export const AgeCheck = lazy(async () => ({ default: (await loadPlaying()).AgeCheck }));
export const Questions = lazy(async () => ({ default: (await loadPlaying()).Questions }));
export const Delivery = lazy(async () => ({ default: (await loadPlaying()).Delivery }));

export const QuizMissing = lazy(async () => ({ default: (await import('./quiz-missing.tsx')).QuizMissing }));

export const QuizClosed = lazy(async () => ({ default: (await import('./quiz-closed.tsx')).QuizClosed }));

/** A part that only a private quiz needs, with the words of its password field. */
const withTexts = async <T>(load: Promise<T>) => (await Promise.all([load, loadTexts('auth')]))[0];
export const PasswordGate = lazy(async () => ({
  default: (await withTexts(import('./password-gate.tsx'))).PasswordGate,
}));
export const LockedQuiz = lazy(async () => ({ default: (await withTexts(import('./locked-quiz.tsx'))).LockedQuiz }));
