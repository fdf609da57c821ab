import { useState } from 'react';
import { href } from '../config/href.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { logOut } from '../session/session.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { Button } from '../ui/button.tsx';

/** Submissions that wait to be sent are deleted, too. */
async function leave(): Promise<void> {
  if ((await logOut()) > 0) await logOut('/', true);
}

/** Forgets a guest on this device, after saying what that loses. `days`: how long their links still work. */
export function LeaveDevice({ name, days }: { name: string; days: number }) {
  const { t } = useTranslation(['guest', 'mine']);
  const [state, setState] = useState<'closed' | 'asking' | 'leaving'>('closed');
  const isLeaving = state === 'leaving';
  const close = () => {
    if (!isLeaving) setState('closed');
  };
  const go = () => {
    if (isLeaving) return;
    setState('leaving');
    void leave();
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        // on the note's color
        style={{ color: 'inherit', paddingInline: 0 }}
        onClick={() => setState('asking')}
      >
        {t('leave.open')}
      </Button>
      {state !== 'closed' && (
        <AskDialog title={t('leave.title')} text={t('leave.text', { name, count: days })} onClose={close}>
          <Button variant="contained" size="large" to={href.signIn({ mode: 'sign-up', from: href.dashboard() })}>
            {t('mine:guest.keep')}
          </Button>
          <Button variant="outlined" size="large" aria-disabled={isLeaving} onClick={go}>
            {t(isLeaving ? 'leave.going' : 'leave.go')}
          </Button>
          <Button variant="text" onClick={close}>
            {t('leave.stay')}
          </Button>
        </AskDialog>
      )}
    </>
  );
}
