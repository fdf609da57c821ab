import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { newSeed } from '../lib/sha256.ts';
import { useLoad } from '../lib/use-load.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { ReportForm } from './report-form.tsx';
import css from './report-sheet.module.css';
import { findTargets, type Target } from './targets.ts';
import { useReport } from './use-report.ts';

interface Props {
  /** The page's address. */
  pathname: string;
  /** The kind that the opener is about; empty for any. */
  start: string;
  isDone: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Reports anything on a page, without an account. */
export function ReportSheet({ pathname, start, isDone, onDone, onClose }: Props) {
  const { t } = useTranslation(['report', 'common']);
  const { state, retry } = useLoad<Target[]>(`report:${pathname}`, () => findTargets(pathname));
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {isDone && <Done onClose={onClose} />}
      {!isDone && state.status === 'loading' && <LoadingState label={t('common:loading')} heights={[120, 260]} />}
      {!isDone && state.status === 'failed' && <FailedState error={state.error} onRetry={retry} />}
      {!isDone && state.status === 'ready' && (
        <Choosing targets={state.value} start={start} onDone={onDone} onClose={onClose} />
      )}
    </Sheet>
  );
}

const isQuestion = (kind: Target['kind']) => kind === 'question' || kind === 'circle-question';

/** A stable function, so that React calls it once. */
const focusOn = (heading: HTMLElement | null) => heading?.focus();

function Done({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['report', 'common']);
  return (
    <Stack gap={2}>
      <Heading size={3} tabIndex={-1} ref={focusOn}>
        {t('doneTitle')}
      </Heading>
      <Text>{t('doneText')}</Text>
      <Button variant="contained" onClick={onClose} style={{ alignSelf: 'flex-start' }}>
        {t('common:close')}
      </Button>
    </Stack>
  );
}

function Choosing(props: { targets: readonly Target[]; start: string; onDone: () => void; onClose: () => void }) {
  const { targets, start, onDone, onClose } = props;
  const { t } = useTranslation('report');
  const wanted = targets.find(({ kind }) => kind === start) ?? targets[0];
  const [kind, setKind] = useState(wanted?.kind);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [seed] = useState(newSeed);
  const { isBusy, problem, send } = useReport(seed);
  const listId = useId();
  const target = targets.find((one) => one.kind === kind);
  const index = target && (chosen[target.kind] ?? target.first);
  const thing = target?.things[index ?? 0];
  if (!target || !thing) return <Text>{t('gone')}</Text>;
  return (
    <ReportForm
      isBusy={isBusy}
      problem={problem}
      onSend={async (complaint) => {
        if (await send(thing.what, complaint)) onDone();
      }}
      onClose={onClose}
    >
      <Text>{t('text')}</Text>
      <RadioChoice
        legend={t('what')}
        name="report-what"
        options={targets.map((one) => one.kind)}
        labelOf={(one) => t(`kinds.${one}`)}
        value={target.kind}
        onChange={setKind}
      />
      {thing.label !== '' && (
        <div>
          <label htmlFor={listId} className={css['label']}>
            {t(isQuestion(target.kind) ? 'whichQuestion' : 'whichName')}
          </label>
          <select
            id={listId}
            className={css['list']}
            value={index}
            onChange={(event) => setChosen({ ...chosen, [target.kind]: Number(event.target.value) })}
          >
            {target.things.map(({ label, what }, at) => (
              // two people in a circle may have the same name
              <option key={JSON.stringify(what)} value={at}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </ReportForm>
  );
}
