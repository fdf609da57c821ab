import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isNotHere } from '../../../lib/load-state.ts';
import { Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState, MessageState } from '../../../ui/states.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { Text } from '../../../ui/text.tsx';
import { NotHere } from '../shared/not-here.tsx';
import { MarkedText } from './marked-text.tsx';
import { MessageList } from './message-list.tsx';
import { useSearch } from './use-search.ts';

interface Props {
  uid: string;
  typed: string;
  onClear: () => void;
}

/** The opened messages with what was typed, and what was not searched. */
export function SearchResults({ uid, typed, onClear }: Props) {
  const { t } = useTranslation(['dashboard-lists', 'dashboard', 'common']);
  const { list, isOffline, isSearching, found, count, searched, sealed, partsOf, showMore } = useSearch(uid, typed);
  if (isNotHere(list.state, isOffline)) return <NotHere />;
  if (list.state.status === 'failed') return <FailedState error={list.state.error} onRetry={list.retry} />;
  const loading = t('common:loading');
  if (count === 0 && isSearching) return <LoadingState label={loading} heights={[84, 84, 84]} />;
  return (
    <Stack gap={2}>
      <Text role="status" small tone="quiet">
        {[
          // a count that still grows would be mistaken for the final one
          isSearching ? loading : t('inbox.found', { count }),
          isOffline && t('inbox.offline'),
          sealed > 0 && t('inbox.notSearched', { count: sealed }),
          list.hasMore && t('inbox.searched', { count: searched }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {count === 0 && (
        <MessageState
          symbol={
            <SymbolTile color="yellow" size={64}>
              <SearchOffRounded />
            </SymbolTile>
          }
          level={2}
          title={t('inbox.nothingTitle')}
          text={t('inbox.nothingText')}
          action={
            <Button variant="contained" onClick={onClear}>
              {t('inbox.clear')}
            </Button>
          }
        />
      )}
      <MessageList messages={found} textOf={(message) => <MarkedText parts={partsOf(message)} />} />
      {showMore && (
        <Button variant="outlined" onClick={showMore} sx={{ alignSelf: 'center', minWidth: 160 }}>
          {t('dashboard:list.more')}
        </Button>
      )}
      {(list.hasMore || list.isLoadingMore) && (
        <Button variant="outlined" disabled={list.isLoadingMore} onClick={list.showMore} sx={{ alignSelf: 'center' }}>
          {list.isLoadingMore ? loading : t('inbox.older')}
        </Button>
      )}
    </Stack>
  );
}
