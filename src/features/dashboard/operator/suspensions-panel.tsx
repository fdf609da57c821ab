import { DECISION_NOTE_MAX } from '@domain/limits.ts';
import type { Suspension } from '@domain/moderation/suspension.ts';
import HowToRegRounded from '@mui/icons-material/HowToRegRounded';
import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liftSuspension, subscribeToSuspensions } from '../../../data/operator.ts';
import { focusOn } from '../../../lib/step-heading.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { notify } from '../../../stores/notices.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { MessageState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { useAccountName } from './account-name.tsx';
import { Facts } from './facts.tsx';
import { useOperatorName } from './use-operators.ts';
import { useProblem } from './use-problem.ts';

const PAGE = 30;

function Suspended({ found }: { found: Suspension }) {
  const { t } = useTranslation(['operator', 'moderation']);
  const { moment } = useFormats();
  const nameOf = useOperatorName();
  const [note, setNote] = useState('');
  const { isBusy, run, problem } = useAsyncAction(useProblem());
  const title = useId();
  const { uid, at, until, reason, operatorId } = found;
  const name = useAccountName(uid);
  const lift = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(async () => [await liftSuspension({ uid, note })])) === null) return;
    notify({ kind: 'info', title: t('done.lift') });
    // the button goes with the suspension
    const heading = document.querySelector('h1');
    if (heading) focusOn(heading);
  };
  return (
    <Sticker as="article" aria-labelledby={title}>
      <Stack gap={2}>
        <Heading size={3} as="h2" id={title} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Heading>
        <Facts
          facts={[
            [t('field.reason'), t(`moderation:report.reasons.${reason}`)],
            [t('field.at'), moment(at)],
            [t('field.until'), until === null ? t('days.forever') : moment(until)],
            [t('field.by'), nameOf(operatorId, t('former'))],
            [t('field.note'), found.note],
          ]}
        />
        <form noValidate aria-busy={isBusy} onSubmit={(event) => void lift(event)}>
          <Stack gap={2}>
            <Field
              label={t('field.note')}
              value={note}
              maxLength={DECISION_NOTE_MAX}
              onChange={(event) => setNote(event.target.value)}
            />
            <ErrorNote text={problem} />
            <Button type="submit" variant="outlined" aria-disabled={isBusy}>
              {t('action.lift')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Sticker>
  );
}

/** Who is suspended, and a way to end it. */
export function SuspensionsPanel() {
  const { t } = useTranslation('operator');
  const list = useLiveList<Suspension>('suspensions', PAGE, subscribeToSuspensions);
  return (
    <LiveSection
      list={list}
      empty={<MessageState symbol={<HowToRegRounded fontSize="inherit" />} level={2} title={t('noSuspensions')} />}
    >
      {(all) => (
        <Stack gap={2}>
          {all.map((found) => (
            <Suspended key={found.uid} found={found} />
          ))}
        </Stack>
      )}
    </LiveSection>
  );
}
