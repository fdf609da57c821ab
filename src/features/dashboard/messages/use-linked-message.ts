import type { Message } from '@domain/messages/message.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGE_PARAMETER } from '../../../config/message-notification.ts';

/** Opens the message that the address names, once it is in the list, as a notification's tap asks for. */
export function useLinkedMessage(messages: readonly Message[], open: (id: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const linked = search.get(MESSAGE_PARAMETER);
  const isHere = linked !== null && messages.some(({ id }) => id === linked);
  const found = useRef<string | null>(null);
  useEffect(() => {
    if (linked !== null && isHere) {
      found.current = linked;
      // first out of the address: Back closes the message and doesn't open it again
      const rest = new URLSearchParams(search);
      rest.delete(MESSAGE_PARAMETER);
      setSearch(rest, { replace: true });
    } else if (linked === null && found.current !== null) {
      const id = found.current;
      found.current = null;
      open(id);
    }
  }, [linked, isHere, search, setSearch, open]);
}
