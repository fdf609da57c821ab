import { asDomainError, type DomainError } from '@domain/errors.ts';
import { DECISION_NOTE_MAX } from '@domain/limits.ts';
import { excessOf } from '@domain/typed-text.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimCase, decide } from '../../../data/operator.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { notify } from '../../../stores/notices.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import css from './cases-panel.module.css';
import { useProblem } from './use-problem.ts';

const ACTIONS = ['keep', 'remove'] as const;

interface Props {
  /** The ids of the reports that were chosen. */
  ids: readonly string[];
  /** What is done, or is somebody else's by now. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** One decision about many reports, such as a flood: each is taken and decided for itself, with its entries in the log. */
export function DecideMany({ ids, onDone, onClose }: Props) {
  const { t } = useTranslation(['operator', 'common']);
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const { isBusy, run, problem } = useAsyncAction(useProblem());
  const isNoteFit = note.trim() !== '' && excessOf(note, DECISION_NOTE_MAX) <= 0;
  const decideAll = async (action: (typeof ACTIONS)[number]) => {
    const decided: string[] = [];
    await run(async () => {
      let failure: DomainError | null = null;
      for (const id of ids) {
        if (failure?.code === 'network') break;
        const on = { on: 'report', id } as const;
        try {
          await claimCase(on);
          await decide({ ...on, action, note });
          decided.push(id);
        } catch (error) {
          // another operator's: the others are decided all the same
          failure = asDomainError(error);
        }
      }
      if (failure) throw failure;
    });
    if (decided.length > 0) notify({ kind: 'info', title: t('many.done', { count: decided.length }) });
    onDone(decided);
  };
  return (
    <form className={css['many']} noValidate aria-busy={isBusy} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Stack gap={1}>
        <Text role="status">{t('many.chosen', { count: ids.length })}</Text>
        <Field
          label={t('field.note')}
          value={note}
          maxLength={DECISION_NOTE_MAX}
          error={wasTried && !isNoteFit ? t('required') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        <ErrorNote text={problem} />
        <Row>
          {ACTIONS.map((action) => (
            <Button
              key={action}
              variant="outlined"
              aria-disabled={isBusy || ids.length === 0}
              onClick={() => {
                setTried(true);
                if (isNoteFit && ids.length > 0) void decideAll(action);
              }}
            >
              {t(`many.${action}`)}
            </Button>
          ))}
          <Button variant="text" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
