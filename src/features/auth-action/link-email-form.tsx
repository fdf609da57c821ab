import { findSignInProblems } from '@domain/auth/sign-up.ts';
import type { FieldProblem } from '@domain/errors.ts';
import { EMAIL_MAX } from '@domain/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readLinkEmail } from '../../session/auth/link-email.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { failedText } from './load-actions.ts';
import { Screen } from './screen.tsx';
import type { useLinkSignIn } from './use-link-sign-in.ts';

/**
 * The tap that uses a link, which scanners of mail must not do. The email it was sent to is known in the browser that
 * asked for it; anywhere else it has to be typed, so that nobody is signed in by a link alone.
 */
export function LinkEmailForm({ sending }: { sending: ReturnType<typeof useLinkSignIn> }) {
  const { t } = useTranslation('auth-action');
  const { t: auth } = useTranslation('auth');
  const { isBusy, failure, signIn, forget } = sending;
  const [known] = useState(() => readLinkEmail());
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<FieldProblem | null>(null);
  // the one that is known was the wrong one: another link was sent later
  const [isTyped, setTyped] = useState(known === null);
  const isOthers = failure === 'invalid-email';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOthers) return;
    setTyped(true);
    input.current?.focus();
  }, [isOthers]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTyped && known !== null) return signIn(known);
    const problem = findSignInProblems({ email, password: '' }).email ?? null;
    setFault(problem);
    if (problem === null) signIn(email);
    else input.current?.focus();
  };
  const error = isOthers ? t('link.notYours') : fault && auth(`field.email.${fault}` as 'field.email.invalid');
  return (
    <Screen
      step="ask"
      symbol="envelope"
      color="yellow"
      title={t('link.arrived')}
      text={isTyped || known === null ? t('link.which') : t('link.known', { email: known })}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={2}>
          {isTyped && (
            <Field
              ref={input}
              label={auth('email')}
              name="email"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="email"
              required
              maxLength={EMAIL_MAX}
              value={email}
              error={error ?? undefined}
              onChange={(event) => {
                setEmail(event.target.value);
                setFault(null);
                forget();
              }}
            />
          )}
          <ErrorNote text={failure && !isOthers && t(failedText(failure))} />
          {isBusy && <SlowNote text={t('slow')} />}
          <div>
            <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
              {isBusy ? auth('signIn.submitting') : t('signIn')}
            </Button>
          </div>
        </Stack>
      </form>
    </Screen>
  );
}
