import type { ProofNeeded } from '@domain/auth/interruptions.ts';
import type { AuthProblem } from '@domain/auth/session.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../stores/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { FailureNote } from './failure-note.tsx';
import { StepTitle } from './step-title.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { type Interruption, sortOut } from './use-interruption.ts';

interface Props {
  proof: ProofNeeded;
  onInterruption: (step: Interruption) => void;
  onForgot: () => void;
  onCancel: () => void;
}

/** Asks for the password of an existing account, which links Google to it. */
export function ProofStep({ proof, onInterruption, onForgot, onCancel }: Props) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useHeadingFocus('proof', false);

  const tell = (isLinked: boolean) =>
    notify({ kind: isLinked ? 'info' : 'error', title: t(isLinked ? 'proof.linked' : 'proof.notLinked') });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsMissing(password === '');
    if (password === '') return input.current?.focus();
    setProblem(null);
    setIsSending(true);
    try {
      await proof.prove(password, tell);
    } catch (error) {
      const outcome = sortOut(error);
      if (typeof outcome !== 'string') return onInterruption(outcome);
      setProblem(outcome);
      setIsSending(false);
    }
  };
  return (
    <Stack gap={2}>
      <StepTitle
        color="yellow"
        symbol={<Icon name="link" size={36} />}
        title={t('proof.title')}
        lead={t('proof.lead')}
      />
      <Sticker>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2}>
            <Field label={t('email')} name="email" type="email" autoComplete="username" value={proof.email} readOnly />
            <PasswordField
              ref={input}
              name="password"
              autoComplete="current-password"
              value={password}
              error={isMissing ? t('field.password.required') : undefined}
              onChange={(event) => {
                setIsMissing(false);
                setProblem(null);
                setPassword(event.target.value);
              }}
            />
            <Stack gap={problem ? 2 : 0}>
              <FailureNote problem={problem} text={problem === 'wrong-credentials' ? t('proof.wrong') : undefined} />
              <Button type="submit" variant="contained" size="large" disabled={isSending}>
                {t(isSending ? 'signIn.submitting' : 'proof.submit')}
              </Button>
              {isSending && <SlowNote text={t('slow')} />}
            </Stack>
            <Row style={{ justifyContent: 'space-between', margin: '0 -16px' }}>
              <Button variant="text" size="small" onClick={onCancel}>
                {t('proof.cancel')}
              </Button>
              <Button variant="text" size="small" onClick={onForgot}>
                {t('forgot')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Sticker>
    </Stack>
  );
}
