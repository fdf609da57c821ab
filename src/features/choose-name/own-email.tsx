import { AuthFailure, type AuthProblem, type SessionUser } from '@domain/auth/session.ts';
import { useTranslation } from 'react-i18next';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { keepDraft, type NewEmail, useDraft } from '../../session/account-drafts.ts';
import { sendNewEmail } from '../../session/auth/new-email.ts';
import { logOut } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { NewEmailForm } from '../../ui/new-email-form.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** The email that somebody has signed up with, which can be corrected as long as it isn't confirmed, and the way out. */
export function OwnEmail({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['names', 'auth']);
  const draft = useDraft(user.uid, 'email');
  const change = (next: NewEmail | null) => keepDraft(user.uid, { email: next });
  const opener = useFocusBack(draft !== null);
  const { isBusy, problem, run } = useAsyncAction(
    (error): AuthProblem => (error instanceof AuthFailure ? error.problem : 'internal'),
  );
  const send = async (email: string) => (await run(() => sendNewEmail(email).then(() => true))) === true;
  const { email, emailVerified } = user;
  const why =
    problem && t(problem === 'recent-sign-in-required' ? 'auth:newEmail.tooOld' : (`auth:problem.${problem}` as const));
  return (
    <Stack gap={1}>
      <Text small tone="quiet" style={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
        {email === null
          ? t('choose.signedIn')
          : t(emailVerified ? 'choose.signedInAs' : 'auth:newEmail.asked', { email })}
      </Text>
      {email !== null && draft && (
        <Sticker>
          <Stack gap={1.5}>
            <NewEmailForm email={email} draft={draft} onDraft={change} send={send} isBusy={isBusy}>
              <ErrorNote text={why} />
            </NewEmailForm>
          </Stack>
        </Sticker>
      )}
      <Row gap={0} style={{ justifyContent: 'center' }}>
        {email !== null && !emailVerified && !draft && (
          <Button ref={opener} variant="text" size="small" onClick={() => change({ typed: email, sentTo: null })}>
            {t('auth:newEmail.wrong')}
          </Button>
        )}
        <Button variant="text" size="small" onClick={() => void logOut()}>
          {t('choose.signOut')}
        </Button>
      </Row>
    </Stack>
  );
}
