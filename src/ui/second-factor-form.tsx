import type { Challenge } from '@domain/auth/interruptions.ts';
import type { Factor } from '@domain/auth/second-factor.ts';
import type { AuthProblem } from '@domain/auth/session.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { ErrorNote } from './error-note.tsx';
import { FactorChoice, lastDigits } from './factor-choice.tsx';
import { Field } from './field.tsx';
import { HiddenText, Row, Stack } from './layout.tsx';
import { SlowNote } from './slow-note.tsx';
import { Text } from './text.tsx';
import { useSecondFactor } from './use-second-factor.ts';

interface Props {
  factors: readonly Factor[];
  challenge: Challenge;
  onVerified: () => void;
  onCancel: () => void;
}

/** Aligns a text button's label with the content around it. */
const AT_THE_EDGE = { marginInlineStart: -16 } as const;
const DIGITS = {
  fontSize: 'clamp(1.25rem, 7vw, 1.75rem)',
  fontWeight: 700,
  letterSpacing: '0.2em',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The second step of a sign-in or reauthentication: the factor, then its code. Has no heading of its own. */
export function SecondFactorForm({ factors, challenge, onVerified, onCancel }: Props) {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const step = useSecondFactor(factors, challenge, onVerified);
  const { factor, doing, problem, timesSent, secondsToWait } = step;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new code is to be typed in here
  useEffect(() => {
    if (factor) input.current?.focus();
  }, [factor, timesSent]);
  // typing again replaces the refused code
  useEffect(() => {
    if (problem === null) return;
    input.current?.focus();
    input.current?.select();
  }, [problem]);

  const isOver = problem === 'session-ended';
  const cancel = (
    <Button variant="text" size="small" onClick={onCancel}>
      {t('secondFactor.cancel')}
    </Button>
  );
  const note = (
    <ErrorNote
      text={problem && wordsFor(problem, factor)}
      action={
        isOver && (
          <Button variant="outlined" size="small" onClick={onCancel}>
            {t('secondFactor.startOver')}
          </Button>
        )
      }
    />
  );
  function wordsFor(problem: AuthProblem, factor: Factor | null): string {
    if (problem === 'session-ended') return t('secondFactor.tookTooLong');
    if (problem === 'wrong-code' && factor?.kind === 'totp') return t('secondFactor.wrongTotp');
    return t(`problem.${problem}`);
  }

  if (factor === null) {
    return (
      <Stack gap={1}>
        <FactorChoice factors={factors} isSending={doing === 'sending'} onChoose={step.choose} />
        {note}
        <Row style={AT_THE_EDGE}>{cancel}</Row>
      </Stack>
    );
  }
  const isPhone = factor.kind === 'phone';
  const label = isPhone
    ? t('secondFactor.codePhone')
    : factor.name
      ? t('secondFactor.codeTotpNamed', { name: factor.name })
      : t('secondFactor.codeTotp');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    void step.verify();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Field
          ref={input}
          label={label}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          value={step.code}
          readOnly={doing === 'checking'}
          aria-busy={doing === 'checking'}
          onChange={(event) => step.type(event.target.value)}
          error={step.isShort ? t('secondFactor.short') : undefined}
          help={isPhone ? t('secondFactor.sentTo', { digits: lastDigits(factor.phone) }) : t('secondFactor.help')}
          style={DIGITS}
        />
        <Stack gap={problem ? 2 : 0}>
          {note}
          <Button type="submit" variant="contained" size="large" disabled={doing !== null || isOver}>
            {t(doing === 'checking' ? 'secondFactor.submitting' : 'secondFactor.submit')}
          </Button>
          {doing === 'checking' && <SlowNote text={t('slow')} />}
        </Stack>
        <Row gap={0} style={AT_THE_EDGE}>
          {isPhone && secondsToWait > 0 && (
            <Text small tone="quiet" style={{ padding: '10px 16px' }}>
              {t('secondFactor.sendAgainIn', { seconds: secondsToWait })}
            </Text>
          )}
          {isPhone && secondsToWait === 0 && (
            <Button variant="text" size="small" disabled={doing !== null} onClick={() => void step.send(factor)}>
              {t(doing === 'sending' ? 'secondFactor.sending' : 'secondFactor.sendAgain')}
            </Button>
          )}
          {factors.length > 1 && (
            <Button variant="text" size="small" disabled={doing === 'checking'} onClick={() => step.choose(null)}>
              {t('secondFactor.other')}
            </Button>
          )}
          {cancel}
        </Row>
        <HiddenText role="status">
          {timesSent > 1 && secondsToWait > 0 && t('secondFactor.sentAgain')}
          {timesSent > 0 && secondsToWait === 0 && isPhone && t('secondFactor.canSendAgain')}
        </HiddenText>
      </Stack>
    </form>
  );
}
