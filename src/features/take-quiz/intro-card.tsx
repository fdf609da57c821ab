import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { bestOf } from '@domain/quiz/stats.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/router.tsx';
import { offerTranslation, shown, useMayTranslate, useTranslations } from '../../stores/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { Heading } from '../../ui/text.tsx';
import { roomToGrow, TRANSLATION_TAB, TranslationLine } from '../../ui/translation-line.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { UserName, UserText } from '../../ui/user-text.tsx';
import { FaceCard } from './face-card.tsx';
import { FocusHeading } from './focus-heading.tsx';
import css from './intro-card.module.css';

/**
 * The creator, the game and its dare. `children` is the players' counter; `takesFocus`: replaces another screen, so
 * the title is read out.
 */
export function IntroCard(props: { quiz: Quiz; takesFocus: boolean; children: ReactNode }) {
  const { quiz, takesFocus, children } = props;
  const { t, i18n } = useTranslation(['take-quiz', 'common']);
  const { t: games } = useTranslation('games');
  const { percent } = useFormats();
  const { id, owner, title, type, questions, category } = quiz;
  const translations = useTranslations();
  // the whole quiz, so that questions are translated before they are shown
  const writing = useMemo(() => ({ quizId: id, type, title, items: questions }), [id, type, title, questions]);
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const isExpected = useMayTranslate(i18n.language, writing);
  const words = {
    children: <UserText {...shown(translations, 'title', title)} />,
    className: css['title'],
    style: isExpected ? { display: 'grid', alignContent: 'center', minHeight: roomToGrow(title, 34, 1.2) } : {},
  };
  const best = hasBoard(quiz) ? bestOf(quiz.scores) : null;
  return (
    <>
      <FaceCard owner={owner} style={isExpected ? { paddingBottom: TRANSLATION_TAB } : {}}>
        <Link to={publicPath.profile(owner.username)} style={{ color: 'inherit', fontWeight: 700 }}>
          <UserName>{owner.name}</UserName>
        </Link>
        <Row style={{ justifyContent: 'center' }}>
          <Badge color={GAME_COLOR[type]}>{games(`${type}.name`)}</Badge>
          {category === 'spicy' && (
            <Badge>
              <Icon name="flame" size="1.1em" /> {t('intro.spicy')}
            </Badge>
          )}
          {!quiz.isPublic && (
            <Badge>
              <Icon name="lock" size="1em" /> {t('intro.private')}
            </Badge>
          )}
        </Row>
        {takesFocus ? <FocusHeading {...words} /> : <Heading size={2} as="h1" {...words} />}
        <Heading size={2} as="p">
          {games(`${type}.dare`, { name: firstName(owner.name) })}
        </Heading>
        {best !== null && best > 0 && (
          <p className={css['best']}>
            {t(best === 100 ? 'intro.bestAll' : 'intro.best', { percentage: percent(best / 100) })}
          </p>
        )}
        <div className={css['facts']}>
          <span>{t('intro.questions', { count: questions.length })}</span>
          {children}
        </div>
      </FaceCard>
      <TranslationLine line={translations.line} isExpected={isExpected} />
    </>
  );
}
