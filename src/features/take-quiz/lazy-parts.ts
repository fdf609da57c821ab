import { lazy } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';

/** The screens after the first one, preloaded so that a quiz continues offline. */
export const loadPlaying = () => import('./playing.tsx');
export const AgeCheck = lazy(async () => ({ default: (await loadPlaying()).AgeCheck }));
export const Questions = lazy(async () => ({ default: (await loadPlaying()).Questions }));
export const Delivery = lazy(async () => ({ default: (await loadPlaying()).Delivery }));

export const QuizMissing = lazy(async () => ({ default: (await import('./quiz-missing.tsx')).QuizMissing }));

export const QuizClosed = lazy(async () => ({ default: (await import('./quiz-closed.tsx')).QuizClosed }));

/** Loads a part that only private quizzes need, with its texts. */
const withTexts = async <T>(load: Promise<T>) => (await Promise.all([load, loadTexts('auth')]))[0];
export const PasswordGate = lazy(async () => ({
  default: (await withTexts(import('./password-gate.tsx'))).PasswordGate,
}));
export const LockedQuiz = lazy(async () => ({ default: (await withTexts(import('./password-gate.tsx'))).LockedQuiz }));
