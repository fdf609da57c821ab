import { asDomainError } from '@domain/errors.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { call } from '../../data/callables.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { leaveDeleted, logOut } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { LoadingState } from '../../ui/states.tsx';

/** The page that says why. */
const WHY = href.signIn({ mode: 'sign-up' });

/** Deletes the account that somebody too young has begun. Throws what the deletion throws. */
async function leave(): Promise<void> {
  try {
    await leaveDeleted(async () => void (await call('deleteAccount', { username: null })), undefined, WHY);
  } catch (error) {
    // begun some time ago: it stays without a name, so without a page
    if (asDomainError(error).code !== 'recent-sign-in-required') throw error;
    await logOut(WHY, true);
  }
}

/** Takes somebody too young, whose account ends here, to the page that says why. */
export function LeaveTooYoung() {
  const { t } = useTranslation();
  const { problem, run } = useAsyncAction(asDomainError);
  const start = useEffectEvent(() => void run(leave));
  useEffect(() => start(), []);
  if (!problem) return <LoadingState label={t('loading')} heights={[150, 120]} />;
  const again = (
    <Button variant="outlined" size="small" onClick={() => void run(leave)}>
      {t('retry')}
    </Button>
  );
  return <ErrorNote text={withCode(t(`error.${problem.code}`), problem)} action={again} />;
}
