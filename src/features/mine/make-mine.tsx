import type { Quiz } from '@domain/quiz/quiz.ts';
import { useEffect, useMemo, useState } from 'react';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { offerTranslation } from '../../stores/translations.ts';
import { ColorBand } from '../../ui/color.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { AskMe } from './ask-me.tsx';
import { PutLive } from './put-live.tsx';
import { askedIn, keepRemix, type Remix, readRemix } from './remix.ts';

/** The questions one by one, then what is published. A reload resumes. */
export function MakeMine({ quiz }: { quiz: Quiz }) {
  const { t, i18n } = useTranslation(['mine', 'common']);
  const { id, type, title, questions } = quiz;
  // the words that were just played
  const writing = useMemo(() => ({ quizId: id, type, title, items: questions }), [id, type, title, questions]);
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const [remix, setRemix] = useState(() => readRemix(quiz.id));
  const asked = askedIn(quiz, remix.given);
  const open = asked.findIndex(({ chosen }) => chosen === null);
  const [at, setAt] = useState(open === -1 ? asked.length : open);
  const change = (next: Remix) => {
    setRemix(next);
    keepRemix(quiz.id, next);
  };
  const current = asked[at];
  return (
    <Column>
      <PageMeta title={t('metaTitle')} description={t('common:tagline')} isPrivate />
      <ColorBand color={GAME_COLOR[quiz.type]} height={210} />
      {current ? (
        <AskMe
          key={current.question.id}
          quiz={quiz}
          remix={remix}
          asked={asked}
          at={at}
          onAnswer={(answer) => {
            change({ ...remix, given: { ...remix.given, [current.question.id]: answer } });
            setAt(at + 1);
          }}
          onBack={() => setAt(at - 1)}
        />
      ) : (
        <PutLive quiz={quiz} remix={remix} onBack={() => setAt(asked.length - 1)} />
      )}
    </Column>
  );
}
