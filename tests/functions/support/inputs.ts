import { randomUUID } from 'node:crypto';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';

/** Answers to a made quiz about oneself, all of them right. */
export const answersTo = <Change extends object>(quizId: string, change: Change = {} as Change) => ({
  ...makeResponseInput('know-me'),
  id: randomUUID(),
  quizId,
  ...change,
});

export const messageTo = <Change extends object>(recipientId: string, change: Change = {} as Change) => ({
  ...makeMessageInput({ recipientId }),
  id: randomUUID(),
  ...change,
});

/** What saves a draft: as a new quiz, or over a revision of one. */
export const savedAs = <Draft>(draft: Draft, quizId: string | null = null, baseRevision: number | null = null) => ({
  draftId: randomUUID(),
  quizId,
  baseRevision,
  draft,
});

export const contactRequest = () => ({
  id: randomUUID(),
  name: 'Robin',
  email: 'robin@example.com',
  inquiryType: 'general' as const,
  subject: 'Hello',
  message: 'Is anybody there?',
});
