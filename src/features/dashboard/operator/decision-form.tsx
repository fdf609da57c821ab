import { ANSWER_MAX, DECISION_NOTE_MAX } from '@domain/limits.ts';
import { type Action, isLoss } from '@domain/moderation/decision.ts';
import type { AnyCase } from '@domain/moderation/open-case.ts';
import { REPORT_REASONS } from '@domain/moderation/reasons.ts';
import { accusedIdOf } from '@domain/moderation/report.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decide } from '../../../data/operator.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { notify } from '../../../stores/notices.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Panel } from '../moderation/panel.tsx';
import { Choice } from './choice.tsx';
import { useOperators } from './use-operators.ts';
import { useProblem } from './use-problem.ts';

const DAYS = ['7', '30', '365', 'forever'] as const;
/** The warned person reads it, the next operator needs it. */
const WITH_NOTE: readonly Action[] = ['warn', 'suspend', 'hand-over', 'put-back'];
const REMOVES: readonly Action[] = ['remove', 'hide-name', 'remove-photo', 'remove-present'];

interface Props {
  found: AnyCase;
  me: string;
  action: Action;
  onClose: () => void;
}

/** Asks once more before a decision, and for what it needs. What was typed survives a refusal. */
export function DecisionForm({ found, me, action, onClose }: Props) {
  const { t } = useTranslation(['operator', 'common', 'moderation']);
  const colleagues = useOperators((state) => state.operators).filter(({ uid }) => uid !== me);
  const [note, setNote] = useState('');
  const [text, setText] = useState('');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [to, setTo] = useState(colleagues[0]?.uid ?? '');
  // the reporter may have given the wrong reason
  const reported = found.on === 'report' && accusedIdOf(found.found) !== null ? found.found.reason : undefined;
  const [reason, setReason] = useState(reported);
  const isRemoval = REMOVES.includes(action) && reason !== undefined;
  const tellsReason = isRemoval || action === 'warn' || action === 'suspend';
  const [wasTried, setTried] = useState(false);
  const { isBusy, run, problem } = useAsyncAction(useProblem(action));
  const lacksNote = WITH_NOTE.includes(action) && note.trim() === '';
  const lacksText = action === 'reply' && text.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacksNote || lacksText) return;
    const done = await run(() =>
      decide({
        on: found.on,
        id: found.found.id,
        action,
        note,
        ...(tellsReason && { reason }),
        ...(action === 'suspend' && { days: days === 'forever' ? null : Number(days) }),
        ...(action === 'hand-over' && { to }),
        ...(action === 'reply' && { text }),
      }),
    );
    if (!done) return;
    const { stillHidden, missed } = done;
    notify({
      kind: 'info',
      title: t(missed ? `missed.${missed}` : `done.${action}`),
      ...(stillHidden && { description: t(`stillHidden.${stillHidden}`) }),
    });
    onClose();
  };
  return (
    <Panel title={t(`action.${action}`)}>
      <Text>
        {t(`means.${action}`)} {isRemoval && t('told')}
      </Text>
      <form noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
        <Stack gap={2}>
          {tellsReason && reason && (
            <Choice
              label={t('field.told')}
              value={reason}
              choices={REPORT_REASONS.map((value) => [value, t(`moderation:report.reasons.${value}`)] as const)}
              onChoose={setReason}
            />
          )}
          {action === 'suspend' && (
            <Choice
              label={t('field.days')}
              value={days}
              choices={DAYS.map((value) => [value, t(`days.${value}`)] as const)}
              onChoose={setDays}
            />
          )}
          {action === 'hand-over' && (
            <Choice
              label={t('field.to')}
              value={to}
              choices={colleagues.map(({ uid, name, email }) => [uid, `${name} (${email})`] as const)}
              onChoose={setTo}
            />
          )}
          {action === 'reply' && (
            <Field
              multiline
              rows={8}
              label={t('field.reply')}
              value={text}
              maxLength={ANSWER_MAX}
              counter
              error={wasTried && lacksText ? t('required') : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <Field
            multiline
            rows={3}
            label={t(action === 'warn' ? 'field.warning' : 'field.note')}
            value={note}
            maxLength={DECISION_NOTE_MAX}
            counter
            error={wasTried && lacksNote ? t('required') : undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          <ErrorNote text={problem} />
          <Row>
            <Button
              type="submit"
              variant="contained"
              color={isLoss(action) ? 'error' : 'primary'}
              aria-disabled={isBusy}
            >
              {t(`action.${action}`)}
            </Button>
            <Button variant="outlined" onClick={onClose}>
              {t('common:cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
