import type { AuditEntry } from '@domain/moderation/operators.ts';
import LibraryBooksRounded from '@mui/icons-material/LibraryBooksRounded';
import { useTranslation } from 'react-i18next';
import { subscribeToLog } from '../../../data/operator.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { MessageState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { LiveSection } from '../shared/live-section.tsx';
import { LogList } from './log-list.tsx';

const PAGE = 50;

/** Everything that operators did, the newest first. */
export function LogPanel() {
  const { t } = useTranslation('operator');
  const log = useLiveList<AuditEntry>('log', PAGE, (max, next, fail) => subscribeToLog(null, max, next, fail));
  return (
    <LiveSection
      list={log}
      empty={<MessageState symbol={<LibraryBooksRounded fontSize="inherit" />} level={2} title={t('noHistory')} />}
    >
      {(entries) => (
        <Sticker>
          <LogList entries={entries} withSubject />
        </Sticker>
      )}
    </LiveSection>
  );
}
