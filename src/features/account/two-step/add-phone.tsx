import { PHONE_MAX, SEND_AGAIN_S } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { beginPhone, type Enrolment } from '../../../session/auth/second-factors.ts';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';
import { EnrolPanel } from './enrol-panel.tsx';
import { FinishForm } from './finish-form.tsx';
import { readPhoneNumber } from './phone-number.ts';

interface Props {
  number: string;
  onChange: (number: string) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** Sets up codes by text message: first the number, then the code sent to it. */
export function AddPhone({ number, onChange, onDone, onCancel }: Props) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const { isBusy, problem, setProblem, run } = useAuthWork();
  const [sent, setSent] = useState<{ to: string; shown: string; enrolment: Enrolment } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { left, start } = useCountdown();
  const input = useRef<HTMLInputElement>(null);
  const read = readPhoneNumber(number);
  const isNumber = typeof read !== 'string';
  // a mistyped number can be corrected immediately
  const mustWait = left > 0 && isNumber && read.number === sent?.to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mustWait) return;
    if (!isNumber) {
      setIsRefused(true);
      input.current?.focus();
      return;
    }
    void run(async () => {
      const send = async () =>
        setSent({ to: read.number, shown: read.shown, enrolment: await beginPhone(read.number) });
      if (await withRecentSignIn('two-step', send)) start(SEND_AGAIN_S);
    });
  };
  const isInvalid = problem === 'invalid-phone';
  const error = () => {
    if (isRefused && !isNumber) return read === 'no-country' ? t('phone.noCountry') : t('auth:problem.invalid-phone');
    return isInvalid ? t('auth:problem.invalid-phone') : undefined;
  };
  const again = mustWait ? t('phone.sendAgainIn', { seconds: left }) : t('phone.sendAgain');
  return (
    <EnrolPanel title={t('phone.title')}>
      <form noValidate onSubmit={submit}>
        <Stack gap={2}>
          <Field
            ref={input}
            label={t('phone.number')}
            name="phone"
            type="tel"
            value={number}
            error={error()}
            help={isNumber ? t('phone.goesTo', { number: read.shown }) : t('phone.help')}
            placeholder="+33 6 12 34 56 78"
            inputMode="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX}
            onChange={(event) => {
              onChange(event.target.value);
              setProblem(null);
              setIsRefused(false);
            }}
          />
          <ProblemNote problem={isInvalid ? null : problem} />
          <Row gap={1.5}>
            <Button
              type="submit"
              variant={sent ? 'outlined' : 'contained'}
              size="small"
              aria-disabled={isBusy || mustWait}
            >
              {isBusy ? t('phone.sending') : sent ? again : t('phone.send')}
            </Button>
            {!sent && (
              <Button variant="outlined" size="small" onClick={onCancel}>
                {t('common:cancel')}
              </Button>
            )}
          </Row>
          <Text small role="status">
            {sent && t('phone.sent', { number: sent.shown })}
          </Text>
        </Stack>
      </form>
      {sent && <FinishForm kind="phone" enrolment={sent.enrolment} onDone={onDone} onCancel={onCancel} />}
    </EnrolPanel>
  );
}
