import { asDomainError } from '@domain/errors.ts';
import { QUIZ_PASSWORD_MAX } from '@domain/limits.ts';
import { firstName } from '@domain/profiles/name.ts';
import { isUnlockedQuiz, type UnlockedQuiz } from '@domain/stored.ts';
import { typedPassword } from '@domain/typed-identifier.ts';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { post } from '../../data/offline/http-api.ts';
import { GAME_COLOR, type Playable } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { FaceCard } from './face-card.tsx';
import css from './password-gate.module.css';
import { useErrorText } from './use-error-text.ts';
import { useOwner } from './use-owner.ts';

/** Asks for a private quiz's password. `note` says why it is asked again; `owner` and `game` are set once known. */
export function PasswordGate(props: {
  code: string;
  owner: { name: string; photoURL: string | null } | null;
  game?: Playable;
  onUnlocked: (unlocked: UnlockedQuiz) => void;
  note?: string | undefined;
}) {
  const { code, owner, game = 'messages', onUnlocked, note } = props;
  const { t } = useTranslation('take-quiz');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);

  const refuse = (text: ReactNode) => {
    setError(text);
    setBusy(false);
    input.current?.focus();
  };
  const unlock = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (typedPassword(password) === '') {
      refuse(t('gate.empty'));
      return;
    }
    setBusy(true);
    post('unlock-quiz', { quizId: code, password: password.trim() }, isUnlockedQuiz).then(
      onUnlocked,
      (failure: unknown) => refuse(errorText(asDomainError(failure).toBody())),
    );
  };
  const whose = owner && t('gate.whose', { name: firstName(owner.name) });
  return (
    <Column>
      <PageMeta title={whose ?? t('gate.title')} description={t('gate.text')} isPrivate />
      <ColorBand color={GAME_COLOR[game]} height={250} />
      <FaceCard owner={owner} symbol={<div className={css['nobody']} />}>
        <Badge>
          <Icon name="lock" size="1em" />
          {whose ?? t('intro.private')}
        </Badge>
        <Heading size={2} as="h1">
          {t('gate.title')}
        </Heading>
        <Text tone="quiet">{note ?? t('gate.text')}</Text>
      </FaceCard>
      <form onSubmit={unlock} noValidate style={{ display: 'grid', gap: 20 }}>
        <PasswordField
          ref={input}
          label={t('gate.label')}
          autoComplete="off"
          maxLength={QUIZ_PASSWORD_MAX}
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {isBusy ? t('gate.busy') : t('gate.submit')}
        </Button>
      </form>
    </Column>
  );
}

/** The password screen of a private quiz; its creator comes from the profile in the address. */
export function LockedQuiz({
  username,
  ...props
}: { username: string } & Omit<ComponentProps<typeof PasswordGate>, 'owner'>) {
  return <PasswordGate {...props} owner={useOwner(username)} />;
}
