import type { InputOf, OutputOf } from '@domain/api.ts';
import { createContext } from 'react';

/** Stores a quiz. Null without an account: then the editor loads nothing that could. */
export const SavingContext = createContext<((input: InputOf<'saveQuiz'>) => Promise<OutputOf<'saveQuiz'>>) | null>(
  null,
);
