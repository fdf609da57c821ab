import { DomainError } from '@domain/errors.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { useLoad } from '../lib/use-load.ts';
import { FailedState, Skeleton } from '../ui/states.tsx';
import type { ScoreboardProps } from './scoreboard.tsx';

async function loadScoreboard() {
  try {
    const [{ Scoreboard }] = await Promise.all([import('./scoreboard.tsx'), loadTexts('scoreboard')]);
    return Scoreboard;
  } catch {
    throw new DomainError('network');
  }
}

/** About the height of a scoreboard with five rows. */
const HEIGHT = 430;

/** A scoreboard, with its texts and data. Never in a page from the server: removed players must not stay in a cache. */
export function LazyScoreboard(props: ScoreboardProps) {
  const { state, retry } = useLoad('scoreboard', loadScoreboard);
  if (state.status === 'loading') return <Skeleton height={HEIGHT} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  const Scoreboard = state.value;
  return <Scoreboard {...props} />;
}
