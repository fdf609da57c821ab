import { publicPath } from '@domain/profiles/links.ts';
import { bandOf } from '@domain/responses/bands.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { offerTranslation, shown, useTranslations } from '../../stores/translations.ts';
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
  useEffect(
    () => offerTranslation(i18n.language, { title: quiz.title, items: answers }),
    [i18n.language, quiz, answers],
  );
  return (
    <Sticker style={{ padding: '24px 18px 28px' }}>
      <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
        <Badge game={quiz.type}>{t(`common:quizType.${quiz.type}`)}</Badge>
        <Heading size={2} as="h1">
          {t('heading', { responder })}
        </Heading>
        <Text tone="quiet">
          <span {...shown(translations, 'title', quiz.title)} /> {t('by')}{' '}
          <Link to={publicPath.profile(quiz.ownerUsername)} style={{ color: 'inherit', fontWeight: 700 }}>
            {quiz.ownerName}
          </Link>
        </Text>
        {translations.line && <TranslationLine {...translations.line} />}
        <ScoreSeal game={quiz.type} percentage={percentage} />
        <Heading size={3} as="p">
          {t('outOf', { count: score, n: total })}
        </Heading>
        <Text style={{ maxWidth: 380 }}>{t(`band.${bandOf(result.percentage)}`, { name: quiz.ownerName })}</Text>
      </Stack>
    </Sticker>
  );
}
