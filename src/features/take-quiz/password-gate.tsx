import { DomainError } from '@domain/errors.ts';
import { QUIZ_PASSWORD_MAX } from '@domain/limits.ts';
import type { UnlockedQuiz } from '@domain/stored.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../data/offline/http-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { GameBand } from '../../ui/game-band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar, Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useErrorText } from './use-error-text.ts';

/** Asks for a private quiz's password. `note` says why it is asked for again. */
export function PasswordGate(props: {
  code: string;
  onUnlocked: (unlocked: UnlockedQuiz) => void;
  note?: string | undefined;
}) {
  const { code, onUnlocked, note } = props;
  const { t } = useTranslation('take-quiz');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const refuse = (text: string) => {
    setError(text);
    setBusy(false);
    input.current?.focus();
  };
  const unlock = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password.trim() === '') {
      refuse(t('gate.empty'));
      return;
    }
    setBusy(true);
    post('unlock-quiz', { quizId: code, password: password.trim() }).then(onUnlocked, (failure: unknown) =>
      refuse(errorText(failure instanceof DomainError ? failure : new DomainError('internal'))),
    );
  };
  return (
    <Column>
      <PageMeta title={t('gate.title')} description={t('gate.text')} isPrivate />
      <GameBand game="messages" height={250} />
      <Sticker style={{ textAlign: 'center', padding: '28px 20px' }}>
        <Icon name="lock" size={56} />
        <Heading size={2} as="h1" style={{ marginTop: 12 }}>
          {t('gate.title')}
        </Heading>
        <Text tone="quiet" style={{ marginTop: 8 }}>
          {note ?? t('gate.text')}
        </Text>
      </Sticker>
      <form onSubmit={unlock} noValidate style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 20 }}>
        <Field
          ref={input}
          label={t('gate.label')}
          type="password"
          autoComplete="off"
          maxLength={QUIZ_PASSWORD_MAX}
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
        <ActionBar>
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            {isBusy ? t('gate.busy') : t('gate.submit')}
          </Button>
        </ActionBar>
      </form>
    </Column>
  );
}
