import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { PLAYER_NAME_MAX } from '@domain/limits.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Text } from '../../ui/text.tsx';
import { DemoBadge } from './demo-badge.tsx';
import { StepHeading } from './step-heading.tsx';

/** Asks for the player's name, which is optional. */
export function NameStep({ type, onName }: { type: DemoType; onName: (name: string) => void }) {
  const { t } = useTranslation('demo-quizzes');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = isBlankText(name);
  return (
    <Sticker style={{ marginTop: 22, paddingTop: 28 }}>
      <Stack gap={2.5}>
        <DemoBadge type={type} />
        <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
          <Avatar name={t('creator')} photoURL={null} size="md" />
          <StepHeading>{t(`name.title.${type}`)}</StepHeading>
          <Text>{t(`name.text.${type}`)}</Text>
        </Stack>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isEmpty) return onName(name);
            setMissing(true);
            input.current?.focus();
          }}
        >
          <Stack gap={1.5}>
            <Field
              ref={input}
              label={t('name.label')}
              placeholder={t('name.placeholder')}
              autoComplete="nickname"
              maxLength={PLAYER_NAME_MAX}
              value={name}
              counter
              error={isMissing ? t('name.missing') : undefined}
              onChange={(event) => {
                setName(event.target.value);
                setMissing(false);
              }}
            />
            <SubmitButton missing={isEmpty ? t('name.missing') : null}>{t(`name.go.${type}`)}</SubmitButton>
            <Button variant="outlined" size="large" onClick={() => onName(ANONYMOUS_RESPONDER)}>
              {t('name.anonymous')}
            </Button>
          </Stack>
        </form>
        <Text small tone="quiet" style={{ textAlign: 'center' }}>
          {t('example', { creator: t('creator') })}
        </Text>
      </Stack>
    </Sticker>
  );
}
