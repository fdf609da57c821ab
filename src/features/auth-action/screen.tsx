import type { Color } from '@domain/palette.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './screen.module.css';

interface Props {
  /** Identifies the page's state; the heading takes the focus when it changes. */
  step: string;
  symbol: AnyIconName;
  color: Color;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** One state of the page: a card with symbol, heading, text and actions. */
export function Screen({ step, symbol, color, title, text, children }: Props) {
  const { t } = useTranslation('auth-action');
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what the focus follows
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <Column style={{ paddingTop: 32 }}>
      <PageMeta title={title} description={t('description')} isPrivate />
      <ColorBand color={color} />
      <Sticker>
        <Stack gap={2.5}>
          <SymbolTile className={css['corner']} color={color} size={76} aria-hidden>
            <AnyIcon name={symbol} size={42} />
          </SymbolTile>
          <Stack gap={1}>
            <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {text && <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>}
          </Stack>
          {children}
        </Stack>
      </Sticker>
    </Column>
  );
}
