import { firstName } from '@domain/profiles/name.ts';
import { headlineOf } from '@domain/responses/bands.ts';
import { scoreLevel } from '@domain/responses/percentage.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns what a score says about its player, and the dare that follows from it, as its pictures have them. */
export function useHeadline({ quiz, percentage }: QuizResponse, player: string): { headline: string; dare: string } {
  const { t } = useTranslation('results');
  return {
    headline: t(`headline.${headlineOf(percentage)}`, { player, name: firstName(quiz.ownerName) }),
    dare: t(`dare.${scoreLevel(percentage)}`),
  };
}
