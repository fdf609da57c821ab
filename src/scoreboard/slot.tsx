import { DomainError } from '@domain/errors.ts';
import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';
import { useIsHydrated } from '../lib/use-device-state.ts';
import type { Color } from '../ui/palette.ts';
import { FailedState, Skeleton } from '../ui/states.tsx';
import type { OwnResult } from './own-result.ts';

export interface ScoreboardProps {
  /** The quiz's code. */
  code: string;
  color: Color;
  own?: OwnResult | undefined;
}

/** In place of a part that failed to load: the page itself is of use without it. */
const NotLoaded = (_: ScoreboardProps) => (
  <FailedState error={new DomainError('network')} onRetry={() => location.reload()} />
);

const Scoreboard = lazy(async () => {
  try {
    const [{ Scoreboard: default_ }] = await Promise.all([import('./scoreboard.tsx'), loadTexts('scoreboard')]);
    return { default: default_ };
  } catch {
    return { default: NotLoaded };
  }
});

/** About the height of a scoreboard with five rows. */
const HEIGHT = 430;

/** A scoreboard, with what it needs. Never in a page from the server: who is taken off must not stay in a cache. */
export function ScoreboardSlot(props: ScoreboardProps) {
  const isHydrated = useIsHydrated();
  const waiting = <Skeleton height={HEIGHT} />;
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Scoreboard {...props} />
    </Suspense>
  );
}
