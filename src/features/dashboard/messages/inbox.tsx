import { MESSAGE_ORDERS, type MessageFilters, parseMessageFilters } from '@domain/dashboard/filters.ts';
import { TYPING_PAUSE_MS } from '@domain/limits.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useDebounced } from '../../../lib/use-settled.ts';
import { useSession } from '../../../session/state.ts';
import { Segments } from '../../../ui/segments.tsx';
import { useFilters } from '../shared/address.ts';
import { NoMessages } from '../shared/empty-states.tsx';
import { listKey } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { useMessages } from './lists.ts';
import { MessageList } from './message-list.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { SetAside } from './set-aside.tsx';

/** What is typed into the inbox's search, by creator. Not in the address: it would stay in the browser's history. */
const useTyped = create<{ uid: string; typed: string }>(() => ({ uid: '', typed: '' }));

/** Returns what is typed into the search, which outlives the tab and a dialog, and a function that changes it. */
export function useSearchWords(uid: string): [typed: string, setTyped: (typed: string) => void] {
  const typed = useTyped((state) => (state.uid === uid ? state.typed : ''));
  return [typed, (text) => useTyped.setState({ uid, typed: text })];
}

const NEWEST = 'newest';
const ORDERS = [NEWEST, ...MESSAGE_ORDERS] as const;

function Messages({ profile, sort }: { profile: Profile } & MessageFilters) {
  return (
    <LiveSection list={useMessages(profile.uid, sort)} empty={<NoMessages profile={profile} />}>
      {(messages) => <MessageList messages={messages} />}
    </LiveSection>
  );
}

/** The messages in the chosen order, or those that were searched for. */
export function Inbox({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard-lists');
  const { uid } = profile;
  const opened = useSession(({ account }) => (account ? account.inbox.messages - account.inbox.unread : 0));
  const { filters, choose } = useFilters(parseMessageFilters);
  const [typed, setTyped] = useSearchWords(uid);
  const settled = useDebounced(typed, TYPING_PAUSE_MS).trim();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  const isSearching = settled !== '' && typed.trim() !== '';
  // nothing to search: sealed messages aren't
  const isTiny = opened < 2 && typed === '' && filters.sort === null;
  return (
    <>
      {!isTiny && <SearchField input={input} typed={typed} onType={setTyped} onClear={clear} />}
      {!isTiny && !isSearching && (
        <div>
          <Segments
            label={t('inbox.sort')}
            choices={ORDERS.map((value) => ({ value, text: t(`inbox.${value}`) }))}
            value={filters.sort ?? NEWEST}
            onChoose={(value) => choose('sort', value === NEWEST ? null : value)}
          />
        </div>
      )}
      {isSearching ? (
        <SearchResults uid={uid} typed={settled} onClear={clear} />
      ) : (
        <>
          <Messages key={listKey(uid, filters)} profile={profile} sort={filters.sort} />
          <SetAside uid={uid} />
        </>
      )}
    </>
  );
}
