import type { QuizType } from '@domain/games/index.ts';
import { type Language, toLanguage } from '@domain/languages.ts';
import { use } from 'react';
import { startDraft } from './draft-store.ts';

type Ready = typeof import('@domain/quiz/ready.ts');

let loading: Promise<Ready> | null = null;

/** Loads the ready content of all games. What failed is tried again. */
export function loadReady(): Promise<Ready> {
  loading ??= import('@domain/quiz/ready.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Returns the ready content; the nearest `Suspense` waits for it. */
export const useReady = (): Ready => use(loadReady());

/** Returns what a draw of ready content needs. */
export const drawingIn = (language: string): { language: Language; random: () => number } => ({
  language: toLanguage(language),
  random: Math.random,
});

/** Starts a new quiz with a proposed title and, where the game has them, ready items. */
export function beginDraft({ readyDraft }: Ready, type: QuizType, title: string, language: string): void {
  startDraft(readyDraft(type, title, { ...drawingIn(language), newId: () => crypto.randomUUID() }));
}
