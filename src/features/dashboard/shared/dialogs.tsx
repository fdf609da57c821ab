import type { Message } from '@domain/messages/message.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { lazy, Suspense, useRef } from 'react';
import { useOpened } from '../../../ui/use-opened.ts';

// no dialog is needed before the first tap
const ResponseDialog = lazy(() =>
  import('../responses/response-dialog.tsx').then((m) => ({ default: m.ResponseDialog })),
);
const MessageDialog = lazy(() => import('../messages/message-dialog.tsx').then((m) => ({ default: m.MessageDialog })));

/**
 * Returns the open item of a list. It comes from the live list, so the dialog updates; it stays open when newer items
 * push it off the list.
 */
export function useOpenedItem<T extends { id: string }>(name: string, items: readonly T[]) {
  const { opened, open, close } = useOpened(name);
  const last = useRef<T | null>(null);
  last.current = items.find(({ id }) => id === opened) ?? last.current;
  return { opened: last.current?.id === opened ? last.current : null, open, close };
}

export function OpenedResponse({ response, onClose }: { response: QuizResponse | null; onClose: () => void }) {
  return <Suspense>{response && <ResponseDialog response={response} onClose={onClose} />}</Suspense>;
}

export function OpenedMessage({ message, onClose }: { message: Message | null; onClose: () => void }) {
  return <Suspense>{message && <MessageDialog key={message.id} message={message} onClose={onClose} />}</Suspense>;
}
