import { CLAIM_MS } from '@domain/limits.ts';
import type { AnyCase } from '@domain/moderation/open-case.ts';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { claimCase, releaseCase } from '../../../data/operator.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { useOperatorName } from './use-operators.ts';
import { useProblem } from './use-problem.ts';

interface Props {
  found: AnyCase;
  /** Who has claimed it now; null for nobody. */
  holder: string | null;
  me: string;
}

/** Who has claimed a case. The operator's own claim is renewed while the case is open on the screen. */
export function ClaimBar({ found, holder, me }: Props) {
  const { t } = useTranslation('operator');
  const nameOf = useOperatorName();
  const { time } = useFormats();
  const { isBusy, run, problem } = useAsyncAction(useProblem());
  const { on } = found;
  const { id, claim, assignedTo } = found.found;
  const isMine = holder === me;
  useEffect(() => {
    if (!isMine) return;
    // a renewal that fails is tried again, and the bar shows when the time is up
    const timer = setInterval(() => claimCase({ on, id }).catch(() => undefined), CLAIM_MS / 2);
    return () => clearInterval(timer);
  }, [isMine, on, id]);
  const until = claim ? time(claim.until) : '';
  const free = assignedTo
    ? t(assignedTo === me ? 'claim.handedToYou' : 'claim.handedTo', { name: nameOf(assignedTo, t('former')) })
    : t('claim.free');
  return (
    <Stack gap={1}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Text role="status" style={{ fontWeight: 600 }}>
          {holder === null && free}
          {isMine && t('claim.mine', { until })}
          {holder !== null && !isMine && t('claim.theirs', { name: nameOf(holder, t('former')), until })}
        </Text>
        {holder === null && (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => void run(() => claimCase({ on, id }))}>
            {t('claim.take')}
          </Button>
        )}
        {isMine && (
          <Button variant="outlined" aria-disabled={isBusy} onClick={() => void run(() => releaseCase({ on, id }))}>
            {t('claim.release')}
          </Button>
        )}
      </Row>
      <ErrorNote text={problem} />
    </Stack>
  );
}
