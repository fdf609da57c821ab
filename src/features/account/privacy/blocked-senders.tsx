import { asDomainError } from '@domain/errors.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unblockSenders } from '../../../data/moderation.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { notify } from '../../../stores/notices.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { withCode } from '../../../ui/request-code.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

/** Whether senders are blocked, and the button to unblock all: they can't be distinguished. */
export function BlockedSenders({ isAny }: { isAny: boolean }) {
  const { t } = useTranslation(['account', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem: failure, setProblem: setFailure, run } = useAsyncAction(asDomainError);
  const opener = useFocusBack(isAsking);
  const answer = useRef<HTMLParagraphElement>(null);
  const wasLifted = useRef(false);
  useEffect(() => {
    // the opener, which would regain the focus, is gone
    if (wasLifted.current && !isAny && !isAsking) answer.current?.focus();
    if (!isAny && !isAsking) wasLifted.current = false;
  }, [isAny, isAsking]);
  const close = () => {
    setIsAsking(false);
    setFailure(null);
  };
  const lift = () =>
    run(async () => {
      await unblockSenders();
      notify({ kind: 'info', title: t('blocked.lifted') });
      wasLifted.current = true;
      setIsAsking(false);
    });
  if (isAsking) {
    return (
      <Stack gap={1.5} role="group" aria-label={t('blocked.liftTitle')}>
        <strong>{t('blocked.liftTitle')}</strong>
        <Text>{t('blocked.liftText')}</Text>
        <ErrorNote text={failure && withCode(t(`common:error.${failure.code}`), failure)} />
        <Row gap={1.5}>
          <Button variant="contained" size="small" autoFocus aria-disabled={isBusy} onClick={() => void lift()}>
            {t(isBusy ? 'blocked.lifting' : 'blocked.liftConfirm')}
          </Button>
          <Button variant="outlined" size="small" onClick={close}>
            {t('common:cancel')}
          </Button>
        </Row>
      </Stack>
    );
  }
  return (
    <>
      <Text ref={answer} tabIndex={-1} style={{ outline: 'none' }}>
        {t(isAny ? 'blocked.some' : 'blocked.nobody')}
      </Text>
      {isAny ? (
        <Row>
          <Button ref={opener} variant="outlined" size="small" onClick={() => setIsAsking(true)}>
            {t('blocked.lift')}
          </Button>
        </Row>
      ) : (
        <Text small tone="quiet">
          {t('blocked.how')}
        </Text>
      )}
    </>
  );
}
