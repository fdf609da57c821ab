import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { bandOf } from '@domain/responses/bands.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useMemo } from 'react';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/router.tsx';
import { offerTranslation, shown, useMayTranslate, useTranslations } from '../../stores/translations.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { roomToGrow, TRANSLATION_TAB, TranslationLine } from '../../ui/translation-line.tsx';
import { UserName, UserText } from '../../ui/user-text.tsx';
import css from './score-card.module.css';
import { ScoreSeal } from './score-seal.tsx';

/**
 * The result as in its story: what the score says about the player, the seal, and the dare, which links to the quiz.
 * Below, the score in words.
 */
export function ScoreCard(props: {
  result: QuizResponse;
  responder: string;
  headline: string;
  dare: string;
  isFresh: boolean;
  isMine: boolean;
}) {
  const { result, responder, headline, dare, isFresh, isMine } = props;
  const { t, i18n } = useTranslation(['results', 'common']);
  const { t: games } = useTranslation('games');
  const { quiz, answers, score, total } = result;
  const color = GAME_COLOR[quiz.type];
  const translations = useTranslations();
  const writing = useMemo(
    () => ({ quizId: quiz.id, type: quiz.type, title: quiz.title, items: answers }),
    [quiz, answers],
  );
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const isExpected = useMayTranslate(i18n.language, writing);
  return (
    <>
      <Sticker
        className={css['card']}
        data-fresh={isFresh ? '' : undefined}
        style={{ paddingBottom: translations.line || isExpected ? TRANSLATION_TAB : 20 }}
      >
        <Badge color={color} className={css['game']}>
          {games(`${quiz.type}.name`)}
        </Badge>
        <Text as="h1" small tone="quiet" className={css['whose']}>
          {t('heading', { responder })}
        </Text>
        <Heading size={2} as="p">
          {headline}
        </Heading>
        <ScoreSeal color={color} percentage={result.percentage} isFresh={isFresh} />
        <p className={css['dare']}>
          {isMine ? dare : <Link to={publicPath.quiz(quiz.ownerUsername, quiz.id)}>{dare}</Link>}
        </p>
        {isFresh && score === 0 && (
          <span className={css['alas']} aria-hidden>
            ?
          </span>
        )}
        <Heading size={3} as="p">
          {t('outOf', { count: score, n: total })}
        </Heading>
        <Text style={{ maxWidth: 380 }}>
          {t(`band.${bandOf(result.percentage)}`, { name: firstName(quiz.ownerName) })}
        </Text>
        <Text small tone="quiet">
          <UserText
            as="span"
            {...shown(translations, 'title', quiz.title)}
            style={{ display: 'block', minHeight: isExpected ? roomToGrow(quiz.title, 38, 1.5) : 0 }}
          />{' '}
          {t('by')}{' '}
          <Link to={publicPath.profile(quiz.ownerUsername)} style={{ color: 'inherit', fontWeight: 700 }}>
            <UserName>{quiz.ownerName}</UserName>
          </Link>
        </Text>
      </Sticker>
      <TranslationLine line={translations.line} isExpected={isExpected} />
    </>
  );
}
