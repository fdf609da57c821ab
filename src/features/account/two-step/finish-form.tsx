import { codeDigits, FACTOR_CODE_LENGTH, type FactorKind } from '@domain/auth/second-factor.ts';
import { FACTOR_NAME_MAX } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enrolment } from '../../../session/auth/second-factors.ts';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';

interface Props {
  kind: FactorKind;
  enrolment: Enrolment;
  onDone: () => void;
  onCancel: () => void;
}

/** A name for the new factor and its first code, which activates it. */
export function FinishForm({ kind, enrolment, onDone, onCancel }: Props) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const { isBusy, problem, setProblem, run } = useAuthWork();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < FACTOR_CODE_LENGTH) {
      setIsTooShort(true);
      input.current?.focus();
      return;
    }
    void run(async () => {
      try {
        await enrolment.verify(code, name.trim() || t(`factor.defaultName.${kind}`));
      } catch (error) {
        input.current?.select();
        throw error;
      }
      onDone();
    });
  };
  const isWrong = problem === 'wrong-code';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Field
          label={t('factor.name')}
          name="factor-name"
          value={name}
          placeholder={t(`factor.defaultName.${kind}`)}
          help={t('factor.nameHelp')}
          maxLength={FACTOR_NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          ref={input}
          label={t(`factor.code.${kind}`)}
          name="code"
          value={code}
          error={isTooShort ? t('factor.codeShort') : isWrong ? t('auth:problem.wrong-code') : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={kind === 'phone'}
          required
          onChange={(event) => {
            setCode(codeDigits(event.target.value));
            setIsTooShort(false);
            setProblem(null);
          }}
          style={{ letterSpacing: '0.3em', fontWeight: 700, maxWidth: '11em' }}
        />
        <ProblemNote problem={isWrong ? null : problem} />
        <Row gap={1.5}>
          <Button type="submit" variant="contained" size="small" aria-disabled={isBusy}>
            {t(isBusy ? 'factor.checking' : 'factor.turnOn')}
          </Button>
          <Button variant="outlined" size="small" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
