import { publicPath } from '@domain/profiles/links.ts';
import { bandOf } from '@domain/responses/bands.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayTranslate, offerTranslation, shown, useTranslations } from '../../stores/translations.ts';
import { Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TranslationLine } from '../../ui/translation-line.tsx';
import { ScoreSeal } from './score-seal.tsx';

/** Who got how much of which quiz, and what that says. */
export function ScoreCard(props: { result: QuizResponse; responder: string; percentage: number }) {
  const { result, responder, percentage } = props;
  const { t, i18n } = useTranslation(['results', 'common']);
  const { quiz, answers, score, total } = result;
  const translations = useTranslations();
  const writing = useMemo(() => ({ title: quiz.title, items: answers }), [quiz, answers]);
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const isExpected = mayTranslate(i18n.language, writing);
  return (
    <Sticker style={{ padding: '24px 18px 28px' }}>
      <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
        <Badge game={quiz.type}>{t(`common:quizType.${quiz.type}`)}</Badge>
        <Heading size={2} as="h1">
          {t('heading', { responder })}
        </Heading>
        {/* two lines, whichever of the two titles needs them */}
        <Text tone="quiet" style={{ minHeight: isExpected ? '3em' : 0 }}>
          <span {...shown(translations, 'title', quiz.title)} /> {t('by')}{' '}
          <Link to={publicPath.profile(quiz.ownerUsername)} style={{ color: 'inherit', fontWeight: 700 }}>
            <bdi>{quiz.ownerName}</bdi>
          </Link>
        </Text>
        <TranslationLine line={translations.line} isExpected={isExpected} />
        <ScoreSeal game={quiz.type} percentage={percentage} />
        <Heading size={3} as="p">
          {t('outOf', { count: score, n: total })}
        </Heading>
        <Text style={{ maxWidth: 380 }}>{t(`band.${bandOf(result.percentage)}`, { name: quiz.ownerName })}</Text>
      </Stack>
    </Sticker>
  );
}
