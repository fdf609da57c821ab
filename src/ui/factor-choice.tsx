import type { Factor } from '@domain/auth/second-factor.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { Stack } from './layout.tsx';
import { styled } from './styled.ts';
import { SymbolTile } from './symbol-tile.tsx';
import { Text } from './text.tsx';

const Option = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '2px 16px',
  width: '100%',
  minHeight: 72,
  padding: '12px 16px',
  borderRadius: 18,
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '3px 3px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  transition: 'transform 150ms, box-shadow 150ms',
  '&:active:enabled': { boxShadow: 'none', transform: 'translate(3px, 3px)' },
  '&:disabled': { cursor: 'default' },
});
const Group = styled(Stack)({ '&:focus': { outline: 'none' } });

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
    <Group ref={group} role="group" aria-labelledby={label} tabIndex={-1} gap={1.5}>
      <Text id={label} style={{ fontWeight: 700 }}>
        {t('secondFactor.choose')}
      </Text>
      {factors.map((factor) => (
        <Option key={factor.id} type="button" disabled={isSending} onClick={() => onChoose(factor)}>
          <SymbolTile color={factor.kind === 'totp' ? 'violet' : 'teal'} aria-hidden>
            <Icon name={factor.kind === 'totp' ? 'clock' : 'envelope'} size={24} />
          </SymbolTile>
          <span>
            <strong>{factor.name || t(`secondFactor.${factor.kind}`)}</strong>
            <Text as="span" small tone="quiet" style={{ display: 'block' }}>
              {t(`secondFactor.${factor.kind}Detail`, { digits: lastDigits(factor.phone) })}
            </Text>
          </span>
        </Option>
      ))}
      <Text small role="status" style={{ minHeight: '1.45em' }}>
        {isSending && t('secondFactor.sending')}
      </Text>
    </Group>
  );
}
