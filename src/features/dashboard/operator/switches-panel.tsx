import type { AuditEntry } from '@domain/moderation/operators.ts';
import { offCode, SWITCHES, type Switch } from '@domain/switches/switches.ts';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flipSwitch, subscribeToLog } from '../../../data/operator.ts';
import { subscribeToSwitches } from '../../../data/switches.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { LogList } from './log-list.tsx';
import { useProblem } from './use-problem.ts';

/** Who switched last, and when. */
function LastChange({ name }: { name: Switch }) {
  const { state } = useLiveList<AuditEntry>(`switch ${name}`, 1, (max, next, fail) =>
    subscribeToLog(name, max, next, fail),
  );
  return state.status === 'ready' && <LogList entries={state.value.slice(0, 1)} />;
}

/** One switch, with a second step. */
function SwitchCard({ name, isOff, isChanged }: { name: Switch; isOff: boolean; isChanged: boolean }) {
  const { t } = useTranslation(['operator', 'common']);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run, problem } = useAsyncAction(useProblem());
  const opener = useFocusBack(isAsking);
  const title = useId();
  const action = t(isOff ? 'switches.turnOn' : 'switches.turnOff');
  const flip = async () => {
    if ((await run(async () => [await flipSwitch({ switch: name, isOff: !isOff })])) !== null) setAsking(false);
  };
  return (
    <Sticker as="article" aria-labelledby={title}>
      <Stack gap={1.5}>
        <Row style={{ justifyContent: 'space-between' }}>
          <Heading size={3} as="h2" id={title}>
            {t(`switches.name.${name}`)}
          </Heading>
          <strong role="status">{t(isOff ? 'switches.off' : 'switches.on')}</strong>
        </Row>
        <Text small tone="quiet">
          {t('switches.said', { text: t(`common:error.${offCode(name)}`) })}
        </Text>
        {isChanged && <LastChange name={name} />}
        <ErrorNote text={problem} />
        {isAsking ? (
          <Row role="group" aria-label={t('switches.sure')}>
            <Text style={{ fontWeight: 600 }}>{t('switches.sure')}</Text>
            <Button
              variant="contained"
              color={isOff ? 'primary' : 'error'}
              autoFocus
              aria-disabled={isBusy}
              onClick={() => void flip()}
            >
              {action}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {t('common:cancel')}
            </Button>
          </Row>
        ) : (
          <Button ref={opener} variant="outlined" onClick={() => setAsking(true)} sx={{ alignSelf: 'flex-start' }}>
            {action}
          </Button>
        )}
      </Stack>
    </Sticker>
  );
}

/** What can be switched off for everybody. */
export function SwitchesPanel() {
  const { t } = useTranslation(['operator', 'common']);
  const { state, retry } = useLive(subscribeToSwitches);
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  if (state.status === 'loading') return <LoadingState label={t('common:loading')} heights={[120, 120, 120]} />;
  const { value: changes } = state;
  return (
    <Stack gap={2}>
      <Text tone="quiet">{t('switches.note')}</Text>
      {SWITCHES.map((name) => (
        <SwitchCard key={name} name={name} isOff={changes[name]?.isOff === true} isChanged={name in changes} />
      ))}
    </Stack>
  );
}
