import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { bandOf } from '@domain/responses/bands.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useMemo } from 'react';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/index.ts';
import { offerTranslation, shown, useMayTranslate, useTranslations } from '../../stores/translations.ts';
import { Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { roomToGrow, TRANSLATION_TAB, TranslationLine } from '../../ui/translation-line.tsx';
import { ScoreSeal } from './score-seal.tsx';

/** The player, the score, and its meaning. */
export function ScoreCard({ result, responder }: { result: QuizResponse; responder: string }) {
  const { t, i18n } = useTranslation(['results', 'common']);
  const { t: games } = useTranslation('games');
  const { quiz, answers, score, total } = result;
  const translations = useTranslations();
  const writing = useMemo(
    () => ({ quizId: quiz.id, type: quiz.type, title: quiz.title, items: answers }),
    [quiz, answers],
  );
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const isExpected = useMayTranslate(i18n.language, writing);
  return (
    <>
      <Sticker style={{ padding: `24px 18px ${TRANSLATION_TAB}px` }}>
        <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
          <Badge color={GAME_COLOR[quiz.type]}>{games(`${quiz.type}.name`)}</Badge>
          <Heading size={2} as="h1">
            {t('heading', { responder })}
          </Heading>
          <Text tone="quiet">
            <span
              {...shown(translations, 'title', quiz.title)}
              style={{ display: 'block', minHeight: isExpected ? roomToGrow(quiz.title, 38, 1.5) : 0 }}
            />{' '}
            {t('by')}{' '}
            <Link to={publicPath.profile(quiz.ownerUsername)} style={{ color: 'inherit', fontWeight: 700 }}>
              <bdi>{quiz.ownerName}</bdi>
            </Link>
          </Text>
          <ScoreSeal color={GAME_COLOR[quiz.type]} percentage={result.percentage} />
          <Heading size={3} as="p">
            {t('outOf', { count: score, n: total })}
          </Heading>
          <Text style={{ maxWidth: 380 }}>
            {t(`band.${bandOf(result.percentage)}`, { name: firstName(quiz.ownerName) })}
          </Text>
        </Stack>
      </Sticker>
      <TranslationLine line={translations.line} isExpected={isExpected} />
    </>
  );
}
