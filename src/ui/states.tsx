import type { DomainError } from '@domain/errors.ts';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Stack } from './layout.tsx';
import { withCode } from './request-code.tsx';
import css from './states.module.css';
import { Sticker } from './sticker.tsx';
import { Heading, Text } from './text.tsx';

/** A gray placeholder. `height` in pixels. */
export function Skeleton({ height, style, ...props }: ComponentPropsWithRef<'div'> & { height: number }) {
  return <div className={css['skeleton']} style={{ height, ...style }} {...props} />;
}

/** A page or part of one that is loading. `label` is announced. */
export function LoadingState({ label, heights = [56, 180, 120] }: { label: string; heights?: readonly number[] }) {
  return (
    <Stack role="status" aria-label={label} gap={2}>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}

/** Says what happened or what is missing, with one action. `symbol` is a decorative icon. */
export function MessageState(props: {
  symbol: ReactElement;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level: 1 if it is the page's own. */
  level?: 1 | 2 | 3;
}) {
  const { symbol, title, text, action, level = 1 } = props;
  return (
    <Sticker style={{ textAlign: 'center' }}>
      <Stack gap={1.5} style={{ alignItems: 'center', padding: '16px 8px' }}>
        <span aria-hidden style={{ fontSize: 48, lineHeight: 1 }}>
          {symbol}
        </span>
        <Heading size={level === 1 ? 2 : 3} as={`h${level}`}>
          {title}
        </Heading>
        {text && <Text tone="quiet">{text}</Text>}
        {action}
      </Stack>
    </Sticker>
  );
}

/** A failed read with a retry button. `level` 1 if it is the page's only content. */
export function FailedState(props: { error: DomainError; onRetry: () => void; level?: 1 | 2 }) {
  const { error, onRetry, level = 2 } = props;
  const { t } = useTranslation();
  return (
    <MessageState
      symbol={<Icon name="offline" size="1em" />}
      title={t('failedTitle')}
      text={withCode(t(`error.${error.code}`), error)}
      level={level}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
