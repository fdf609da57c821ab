import { type Circle, circlePath } from '@domain/circle/circle.ts';
import { circlePicture } from '@domain/circle/circle-picture.ts';
import { toGuess } from '@domain/circle/grid.ts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fetchAhead } from '../../lib/after-loading.ts';
import { changeOwnMember, type OwnMember, useOwnCircle } from '../../lib/own-circles.ts';
import { linkPicture } from '../../lib/picture-for.ts';
import { ColorBand } from '../../ui/color.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { Home } from './home.tsx';
import { AboutMe, Guess, loadManage, loadPlaying } from './lazy-parts.ts';
import { useNameOf } from './names.ts';
import { Out } from './out.tsx';
import { sendMember, useSendings } from './send-to-circle.ts';
import { Welcome } from './welcome.tsx';

interface Props {
  circle: Circle;
  /** Reads the circle again, as something has changed. */
  lookNow: () => void;
  /** It was deleted here. */
  onEnd: () => void;
}

/** A circle as somebody sees it: outside, answering about themselves, guessing, or with the grid. */
export function OpenCircle({ circle, lookNow, onEnd }: Props) {
  const { t } = useTranslation(['circle', 'common']);
  const { id, questions, endsAt } = circle;
  const own = useOwnCircle(id);
  const me = own.members.find((member) => member.id === own.me) ?? null;
  const nameOf = useNameOf(circle);
  const { opened: aboutId, open, become, close } = useOpened('guess');
  const [hasLeft, setLeft] = useState(false);
  useSendings(circle, me, nameOf);
  useEffect(() => fetchAhead(() => Promise.all([loadPlaying(), loadManage()])), []);

  const isThere = me !== null && circle.members[me.id] !== undefined;
  const memberId = me?.id;
  const isArriving = me?.stage === 'sent' && isThere;
  useEffect(() => {
    if (isArriving && memberId !== undefined)
      changeOwnMember(id, memberId, (before) => ({ ...before, stage: 'in', since: endsAt }));
  }, [id, memberId, isArriving, endsAt]);

  const name = circle.name || t('unnamed');
  const others = me ? toGuess(circle, me.id) : [];
  const isDone = (about: string) => me?.guesses[about]?.answers.length === questions.length;
  const left = others.filter((about) => !isDone(about));
  const isGuessing = me !== null && me.stage !== 'answering' && aboutId !== null;
  const isAnswering = me?.stage === 'answering';
  const isOut = me?.stage === 'in' && !isThere && endsAt > (me.since ?? 0);
  const join = (member: OwnMember) => {
    void sendMember(circle, member).then(lookNow);
    const [first] = toGuess(circle, member.id);
    if (first) open(first);
  };
  return (
    <Column wide={!isAnswering && !isGuessing}>
      <PageMeta
        title={name}
        description={t('metaDescription')}
        path={circlePath(id)}
        isPersonal
        picture={linkPicture('circle', id, circlePicture(circle))}
      />
      <ColorBand color="teal" height={isAnswering || isGuessing ? 190 : 230} />
      <Suspense fallback={<LoadingState label={t('common:loading')} heights={[56, 240, 64, 64]} />}>
        {isOut || hasLeft ? (
          <Out circleId={id} memberId={isOut ? me.id : null} onDone={() => setLeft(false)} />
        ) : !me ? (
          <Welcome circle={circle} name={name} own={own} lookNow={lookNow} onEnd={onEnd} />
        ) : isAnswering ? (
          <AboutMe circle={circle} me={me} onDone={join} />
        ) : isGuessing ? (
          <Guess
            key={aboutId}
            circle={circle}
            me={me}
            aboutId={aboutId}
            next={left.find((about) => about !== aboutId) ?? null}
            onNext={become}
            onLater={close}
            lookNow={lookNow}
          />
        ) : (
          <Home
            circle={circle}
            name={name}
            own={own}
            me={me}
            left={left}
            onGuess={open}
            lookNow={lookNow}
            onLeft={() => setLeft(true)}
            onEnd={onEnd}
          />
        )}
      </Suspense>
    </Column>
  );
}
