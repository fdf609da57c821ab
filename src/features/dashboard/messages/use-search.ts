import { MESSAGES_PAGE } from '@domain/limits.ts';
import type { Message } from '@domain/messages/message.ts';
import {
  hasWords,
  markWords,
  type Searchable,
  type TextSegment,
  toSearchable,
  toSearchWords,
} from '@domain/messages/search.ts';
import { useMemo, useRef, useState } from 'react';
import { useIsOffline } from '../../../stores/sync-status.ts';
import { useSearchedMessages } from './lists.ts';

const NONE: Message[] = [];

/**
 * Searches the newest messages, but not sealed ones: their text isn't revealed yet. It stays live and works offline.
 */
export function useSearch(uid: string, typed: string) {
  const list = useSearchedMessages(uid);
  const isOffline = useIsOffline();
  const messages = list.state.status === 'ready' ? list.state.value : NONE;
  // the text of a message never changes, but every change of the list brings new objects
  const prepared = useRef(new Map<string, Searchable>());
  const words = useMemo(() => toSearchWords(typed), [typed]);
  const found = useMemo(() => {
    const searchableOf = ({ id, message }: Message) => {
      const searchable = prepared.current.get(id) ?? toSearchable(message);
      prepared.current.set(id, searchable);
      return searchable;
    };
    return messages.filter(
      (message) => message.readAt !== null && words.length > 0 && hasWords(searchableOf(message), words),
    );
  }, [messages, words]);
  const [page, setPage] = useState({ typed, max: MESSAGES_PAGE });
  const max = page.typed === typed ? page.max : MESSAGES_PAGE;
  return {
    list,
    isOffline,
    /** The server may know more: what isn't found here may be there. */
    isSearching: list.state.status === 'loading' || list.isLoadingMore || (list.isFromCache && !isOffline),
    found: found.slice(0, max),
    count: found.length,
    searched: messages.length,
    sealed: messages.filter(({ readAt }) => readAt === null).length,
    partsOf: ({ id, message }: Message): TextSegment[] =>
      markWords(prepared.current.get(id) ?? toSearchable(message), words),
    showMore: found.length > max ? () => setPage({ typed, max: max + MESSAGES_PAGE }) : null,
  };
}
