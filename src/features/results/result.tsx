import { firstName } from '@domain/profiles/name.ts';
import { headlineOf } from '@domain/responses/bands.ts';
import { dareOf } from '@domain/responses/percentage.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useEffectEvent } from 'react';
import { keepResult } from '../../data/public-results.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { findDeleteKey } from '../../lib/delete-keys.ts';
import { pictureForResult } from '../../lib/picture-for.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { LazyScoreboard } from '../../scoreboard/lazy-scoreboard.tsx';
import { shown, useTranslations } from '../../stores/translations.ts';
import { ColorBand, fill } from '../../ui/color.tsx';
import { Column, Halves } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { useConfetti } from '../../ui/use-confetti.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { LazyMore } from './lazy-more.tsx';
import css from './result.module.css';
import { ScoreCard } from './score-card.tsx';
import { usePublicName } from './use-public-name.ts';
import { WaysOn } from './ways-on.tsx';

/** Returns what a score says about its player, and the dare that follows from it, as its pictures have them. */
function useHeadline({ quiz, percentage }: QuizResponse, player: string): { headline: string; dare: string } {
  const { t } = useTranslation('results');
  return {
    headline: t(`headline.${headlineOf(percentage)}`, { player, name: firstName(quiz.ownerName) }),
    dare: t(`dare.${dareOf(percentage)}`),
  };
}

/** Below, there is nothing to celebrate. */
const CONFETTI_FROM_PERCENT = 60;

/** A result. `isFresh`: just earned here, with a celebration. */
export function Result({ result, isFresh = false }: { result: QuizResponse; isFresh?: boolean }) {
  const { t } = useTranslation('results');
  const { percent } = useFormats();
  const { id, quiz, percentage } = result;
  const { responder, player } = usePublicName(result);
  const { headline, dare } = useHeadline(result, player);
  const [isMine] = useDeviceState(() => isFresh || findDeleteKey(id) !== undefined, isFresh);
  useConfetti(isFresh && percentage >= CONFETTI_FROM_PERCENT, 'sides', `whoknows-celebrated-${id}`);
  const keepFresh = useEffectEvent(() => keepResult(result));
  useEffect(() => {
    if (isFresh) keepFresh();
  }, [isFresh]);
  const { children: title } = shown(useTranslations(), 'title', quiz.title);
  const heading = t('heading', { responder });
  const shareText = t(result.isPrivate ? 'shareTextPrivate' : 'shareText', {
    headline,
    title,
    percentage: percent(percentage / 100),
    dare,
  });
  return (
    <Column wide style={fill(GAME_COLOR[quiz.type])}>
      <PageMeta title={heading} description={shareText} isPersonal picture={pictureForResult(result)} />
      <ColorBand color={GAME_COLOR[quiz.type]} height={330} />
      <Halves>
        <div className={css['half']}>
          <ScoreCard {...{ result, responder, headline, dare, isFresh, isMine }} />
          <WaysOn {...{ result, isMine, heading, shareText }} />
        </div>
        <div className={css['half']}>
          {result.isRanked !== undefined && (
            <LazyScoreboard code={quiz.id} color={GAME_COLOR[quiz.type]} own={{ result, isMine }} />
          )}
          <LazyMore result={result} isFresh={isFresh} />
        </div>
      </Halves>
    </Column>
  );
}
