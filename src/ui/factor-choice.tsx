import type { Factor } from '@domain/auth/second-factor.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import css from './factor-choice.module.css';
import { Icon } from './icon.tsx';
import { Stack } from './layout.tsx';
import { SymbolTile } from './symbol-tile.tsx';
import { Text } from './text.tsx';
import { UserName } from './user-text.tsx';

/** Returns the last digits of a number, by which its owner recognizes it. */
export const lastDigits = (phone: string | null) => (phone ?? '').replace(/\D/g, '').slice(-4);

interface Props {
  factors: readonly Factor[];
  /** A code is being sent: nothing else can be chosen meanwhile. */
  isSending: boolean;
  onChoose: (factor: Factor) => void;
}

/** A choice between the second factors. Choosing a phone sends the text message. */
export function FactorChoice({ factors, isSending, onChoose }: Props) {
  const { t } = useTranslation('auth');
  const label = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <Stack className={css['group']} ref={group} role="group" aria-labelledby={label} tabIndex={-1} gap={1.5}>
      <Text id={label} style={{ fontWeight: 700 }}>
        {t('secondFactor.choose')}
      </Text>
      {factors.map((factor) => (
        <button
          className={css['option']}
          key={factor.id}
          type="button"
          disabled={isSending}
          onClick={() => onChoose(factor)}
        >
          <SymbolTile color={factor.kind === 'totp' ? 'violet' : 'teal'} aria-hidden>
            <Icon name={factor.kind === 'totp' ? 'clock' : 'envelope'} size={24} />
          </SymbolTile>
          <span>
            <strong>{factor.name ? <UserName>{factor.name}</UserName> : t(`secondFactor.${factor.kind}`)}</strong>
            <Text as="span" small tone="quiet" style={{ display: 'block' }}>
              {t(`secondFactor.${factor.kind}Detail`, { digits: lastDigits(factor.phone) })}
            </Text>
          </span>
        </button>
      ))}
      <Text small role="status" style={{ minHeight: '1.45em' }}>
        {isSending && t('secondFactor.sending')}
      </Text>
    </Stack>
  );
}
