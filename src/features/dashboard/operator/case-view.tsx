import type { CaseInput } from '@domain/moderation/case.ts';
import { holderOf } from '@domain/moderation/case.ts';
import { type AnyCase, actionsOn, dueAtOf } from '@domain/moderation/open-case.ts';
import { accusedIdOf, kindOf } from '@domain/moderation/report.ts';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToCase } from '../../../data/operator.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSession } from '../../../session/state.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Parts } from '../../../ui/parts.tsx';
import { FailedState, LoadingState, MessageState } from '../../../ui/states.tsx';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { Heading } from '../../../ui/text.tsx';
import { CaseHistory } from './case-history.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { Decisions } from './decisions.tsx';
import { OtherReports } from './other-reports.tsx';
import { ReportContent } from './report-content.tsx';
import { RequestContent } from './request-content.tsx';
import { TimeLeft } from './time-left.tsx';

function Case({ found }: { found: AnyCase }) {
  const { t } = useTranslation('operator');
  const me = useSession(({ user }) => user?.uid) ?? '';
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { status, claim } = found.found;
  const holder = holderOf(claim, now);
  // nobody takes a decided case: what undoes it is anybody's
  const isDecided = status !== 'open';
  const canUndo = isDecided && actionsOn(found).length > 0;
  const isDecidable = canUndo || (!isDecided && holder === me);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed goes when this changes
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isDecidable, status]);
  const accusedId = found.on === 'report' ? accusedIdOf(found.found) : null;
  return (
    <Sticker as="article" aria-labelledby="case-title">
      <Stack gap={2.5}>
        <Row style={{ justifyContent: 'space-between' }}>
          <Heading size={2} as="h2" id="case-title" tabIndex={-1} ref={heading}>
            {found.on === 'report' ? t(`kind.${kindOf(found.found)}`) : t('kind.request')}
          </Heading>
          {status === 'open' ? (
            <TimeLeft dueAt={dueAtOf(found)} />
          ) : (
            <Badge color="teal">{t(`status.${status}`)}</Badge>
          )}
        </Row>
        <Parts>
          {status === 'open' && <ClaimBar found={found} holder={holder} me={me} />}
          {found.on === 'report' ? (
            <ReportContent report={found.found} isMine={!isDecided && holder === me} />
          ) : (
            <RequestContent request={found.found} />
          )}
          {(canUndo || (!isDecided && claim?.operatorId === me)) && (
            <Decisions key={status} found={found} me={me} isMine={isDecidable} />
          )}
          {accusedId !== null && <OtherReports accusedId={accusedId} except={found.found.id} />}
          <CaseHistory id={found.found.id} />
        </Parts>
      </Stack>
    </Sticker>
  );
}

/** One case: what it is about, who has claimed it, what was done, and what can be done. Stays when it is decided. */
export function CaseView({ of }: { of: CaseInput }) {
  const { t } = useTranslation(['operator', 'common']);
  const { state, retry } = useLive<AnyCase | null>((next, fail) => subscribeToCase(of, next, fail));
  if (state.status === 'loading') return <LoadingState label={t('common:loading')} heights={[56, 220, 120]} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  if (state.value === null)
    return (
      <MessageState
        symbol={<SearchOffRounded fontSize="inherit" />}
        level={2}
        title={t('gone.title')}
        text={t('gone.text')}
      />
    );
  return <Case found={state.value} />;
}
