import { FACTORS_MAX } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDraft, useDraft } from '../../../session/account-drafts.ts';
import { beginTotp, type TotpEnrolment } from '../../../session/auth/second-factors.ts';
import { notify } from '../../../stores/notices.ts';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

// the libraries of QR codes and of phone numbers are loaded on demand
const AddApp = lazy(() => import('./add-app.tsx').then((m) => ({ default: m.AddApp })));
const AddPhone = lazy(() => import('./add-phone.tsx').then((m) => ({ default: m.AddPhone })));

/** The choice of another second factor, or the one being set up. */
export function AddFactor({ uid, count }: { uid: string; count: number }) {
  const { t } = useTranslation('account');
  const { isBusy, problem, run } = useAuthWork();
  const [app, setApp] = useState<TotpEnrolment | null>(null);
  /** The number that was typed; null while its form is closed. */
  const number = useDraft(uid, 'phone');
  const isOpen = app !== null || number !== null;
  const first = useFocusBack(isOpen);

  const close = () => {
    setApp(null);
    keepDraft(uid, { phone: null });
  };
  const done = () => {
    notify({ kind: 'info', title: t('factor.added'), description: t('factor.addedText') });
    close();
  };
  const beginApp = () =>
    run(async () => void (await withRecentSignIn('two-step', async () => setApp(await beginTotp()))));

  if (app) {
    return (
      <Suspense>
        <AddApp enrolment={app} onDone={done} onCancel={close} />
      </Suspense>
    );
  }
  if (number !== null) {
    const change = (phone: string) => keepDraft(uid, { phone });
    return (
      <Suspense>
        <AddPhone number={number} onChange={change} onDone={done} onCancel={close} />
      </Suspense>
    );
  }
  if (count >= FACTORS_MAX) return <Text>{t('twoStep.full', { max: FACTORS_MAX })}</Text>;
  return (
    <>
      <Row gap={1.5}>
        <Button
          ref={first}
          variant={count === 0 ? 'contained' : 'outlined'}
          size="small"
          aria-disabled={isBusy}
          onClick={() => void beginApp()}
        >
          {t('twoStep.addApp')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => keepDraft(uid, { phone: '' })}>
          {t('twoStep.addPhone')}
        </Button>
      </Row>
      <ProblemNote problem={problem} />
    </>
  );
}
