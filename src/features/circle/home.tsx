import { type Circle, membersOf } from '@domain/circle/circle.ts';
import { isComplete } from '@domain/circle/grid.ts';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnCircle, OwnMember } from '../../lib/own-circles.ts';
import { useStepHeading } from '../../lib/step-heading.ts';
import { useOutbox } from '../../outbox/store.ts';
import { useToStanding } from '../../outbox/use-to-standing.ts';
import { useConnection } from '../../stores/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Halves, Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useConfetti } from '../../ui/use-confetti.ts';
import { useWaitingText } from '../../ui/use-waiting-text.ts';
import { UserName, UserText } from '../../ui/user-text.tsx';
import { Grid } from './grid.tsx';
import { Manage } from './lazy-parts.ts';
import { useNameOf } from './names.ts';
import { ShareCircle } from './share-circle.tsx';
import { Titles } from './titles.tsx';
import { WhoIsIn } from './who-is-in.tsx';

interface Props {
  circle: Circle;
  name: string;
  own: OwnCircle;
  me: OwnMember;
  /** Whom they haven't guessed yet. */
  left: readonly string[];
  onGuess: (id: string) => void;
  lookNow: () => void;
  onLeft: () => void;
  onEnd: () => void;
}

/** A circle for somebody in it: what to do next, who knows whom, and what they can change. */
export function Home(props: Props) {
  const { circle, name, own, me, left, onGuess, lookNow, onLeft, onEnd } = props;
  const heading = useStepHeading();
  const isAlone = Object.keys(circle.members).every((id) => id === me.id);
  const isDone = isComplete(circle);
  useConfetti(isDone, 'sides', `whoknows-circle-${circle.id}`);
  const share = <ShareCircle circle={circle} name={name} isFirst={isAlone} />;
  return (
    <>
      <Halves>
        <div>
          <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
            <UserText>{name}</UserText>
          </Heading>
          <Pending me={me} />
          {isAlone ? share : <Next circle={circle} me={me} left={left} isDone={isDone} onGuess={onGuess} />}
          {!isAlone && <Titles circle={circle} />}
        </div>
        <div>
          {isAlone ? <Alone circle={circle} /> : <Grid circle={circle} me={me.id} />}
          <Verdicts circle={circle} me={me} onOpen={onGuess} />
          {!isAlone && share}
        </div>
      </Halves>
      <Suspense>
        <Manage circle={circle} own={own} me={me} lookNow={lookNow} onLeft={onLeft} onEnd={onEnd} />
      </Suspense>
    </>
  );
}

function Alone({ circle }: { circle: Circle }) {
  const { t } = useTranslation('circle');
  return (
    <Sticker>
      <Stack>
        <Heading size={3}>{t('next.alone')}</Heading>
        <WhoIsIn circle={circle} />
        <Text tone="quiet">{t('next.aloneText')}</Text>
      </Stack>
    </Sticker>
  );
}

type NextProps = Pick<Props, 'circle' | 'me' | 'left' | 'onGuess'> & { isDone: boolean };

/** What to do next: guess somebody, or wait for the others. */
function Next({ circle, me, left, isDone, onGuess }: NextProps) {
  const { t } = useTranslation('circle');
  const nameOf = useNameOf(circle);
  const [first] = left;
  if (first === undefined)
    return (
      <Sticker role="status" color={isDone ? 'teal' : undefined}>
        <Stack gap={1}>
          <Heading size={3}>{t(isDone ? 'next.complete' : 'next.done')}</Heading>
          <Text>{t(isDone ? 'next.completeText' : 'next.doneText')}</Text>
        </Stack>
      </Sticker>
    );
  const hasBegun = (me.guesses[first]?.answers.length ?? 0) > 0;
  return (
    <Sticker color="yellow">
      <Stack>
        <Heading size={3}>{t('next.who', { name: nameOf(first) })}</Heading>
        <Text>{t('next.left', { count: left.length })}</Text>
        <Button variant="ink" size="large" onClick={() => onGuess(first)}>
          {t(hasBegun ? 'next.goOn' : 'next.guess', { name: nameOf(first) })}
        </Button>
      </Stack>
    </Sticker>
  );
}

/** What was right of each guess, to look at again. */
function Verdicts({ circle, me, onOpen }: Pick<Props, 'circle' | 'me'> & { onOpen: Props['onGuess'] }) {
  const { t } = useTranslation('circle');
  const nameOf = useNameOf(circle);
  const known = membersOf(circle).flatMap((id) => {
    const verdict = me.guesses[id]?.verdict;
    return verdict ? [{ id, right: verdict.right }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label={t('guess.yours')}>
      <Heading size={3}>{t('guess.yours')}</Heading>
      <Row>
        {known.map(({ id, right }) => (
          <Button key={id} variant="outlined" size="small" onClick={() => onOpen(id)}>
            <UserName>{nameOf(id)}</UserName> {right} / {circle.questions.length}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** What waits on this device, and whether what is shown may be old. */
function Pending({ me }: { me: OwnMember }) {
  const { t } = useTranslation('circle');
  const isOnline = useConnection((connection) => connection.isOnline);
  const ids = [me.id, ...Object.values(me.guesses).map(({ id }) => id)];
  const items = useOutbox((outbox) => outbox.items);
  const waiting = items.filter(({ id, state, hasWaited }) => ids.includes(id) && state === 'waiting' && hasWaited);
  const toStanding = useToStanding();
  const textOf = useWaitingText();
  const standing = waiting[0] && toStanding(waiting[0]);
  const isWaiting = standing && standing.kind !== 'delivered' && standing.kind !== 'refused';
  const text = isWaiting ? textOf(standing) : null;
  return (
    <div role="status">
      {(text || !isOnline) && (
        <Sticker as="div">
          {!isOnline && <Text style={{ fontWeight: 700 }}>{t('pending.offline')}</Text>}
          {text && (
            <Text small>
              {t('pending.waiting', { count: waiting.length })} {text.news} {text.expect}
            </Text>
          )}
        </Sticker>
      )}
    </div>
  );
}
