import type { DeadLetter } from '@domain/dead-letter.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { runAgain, subscribeToDeadLetters } from '../../../data/operator.ts';
import { focusOn } from '../../../lib/step-heading.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { notify } from '../../../stores/notices.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { useProblem } from './use-problem.ts';

const SHOWN = 10;

function Task({ id, queue, at }: DeadLetter) {
  const { t } = useTranslation('operator');
  const { moment } = useFormats();
  const { isBusy, run, problem } = useAsyncAction(useProblem());
  const again = async () => {
    if ((await run(() => runAgain(id))) === null) return;
    notify({ kind: 'info', title: t('done.again') });
    // the button goes with the task
    const heading = document.querySelector('h1');
    if (heading) focusOn(heading);
  };
  return (
    <Stack gap={1}>
      <Row gap={2} style={{ justifyContent: 'space-between' }}>
        <Text>
          {t(`queue.${queue}`)} · {moment(at)}
        </Text>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void again()}>
          {t('action.again')}
        </Button>
      </Row>
      <ErrorNote text={problem} />
    </Stack>
  );
}

/** The newest tasks that failed for good, to run them again; nothing while none is known. */
export function GivenUp() {
  const { t } = useTranslation('operator');
  const { state } = useLiveList<DeadLetter>('dead-letters', SHOWN, subscribeToDeadLetters);
  if (state.status !== 'ready' || state.value.length === 0) return null;
  return (
    <Sticker>
      <Stack gap={2}>
        <Heading size={3} as="h2">
          {t('givenUp.title')}
        </Heading>
        <Text small tone="quiet">
          {t('givenUp.text')}
        </Text>
        {state.value.map((letter) => (
          <Task key={letter.id} {...letter} />
        ))}
      </Stack>
    </Sticker>
  );
}
