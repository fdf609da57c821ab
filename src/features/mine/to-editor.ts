import type { Quiz } from '@domain/quiz/quiz.ts';
import { remixOf } from '@domain/quiz/remix.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { href } from '../../config/href.ts';
import { GUEST, putDraft } from '../../session/guest-drafts.ts';
import { readSessionHint } from '../../session/hint.ts';
import { shown, useTranslations } from '../../stores/translations.ts';
import type { Remix } from './remix.ts';

/** Returns what was answered so far as a draft of the editor, in the language in which it was read. */
export const workOf = (quiz: Quiz, { draftId, given }: Remix, title: string): DraftWork => ({
  draftId,
  draft: remixOf(quiz, given, title, (context, text) => shown(useTranslations.getState(), context, text).children),
  base: null,
  selection: null,
  changedAt: Date.now(),
});

const ownerId = () => readSessionHint()?.uid ?? GUEST;

/** Makes it the editor's draft; one of the same game that is there waits. Returns the editor's address. */
export function toEditor(quiz: Quiz, remix: Remix, title: string): string {
  putDraft(ownerId(), quiz.type, workOf(quiz, remix, title));
  return href.createQuiz({ type: quiz.type, step: 'details' });
}

/** Keeps it to be published once online. */
export function keepDue(quiz: Quiz, remix: Remix, title: string): void {
  putDraft(ownerId(), `${quiz.type}.${remix.draftId}`, { ...workOf(quiz, remix, title), isDue: true });
}
