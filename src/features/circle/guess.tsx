import type { Circle } from '@domain/circle/circle.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changeOwnGuess, type OwnGuess, type OwnMember, readOwnCircle } from '../../lib/own-circles.ts';
import { useStepHeading } from '../../lib/step-heading.ts';
import { useOutboxItem } from '../../outbox/store.ts';
import { useToStanding } from '../../outbox/use-to-standing.ts';
import { AnswerSign } from '../../ui/answer-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, StickyBar } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useWaitingText } from '../../ui/use-waiting-text.ts';
import { UserText } from '../../ui/user-text.tsx';
import { CircleQuestion } from './circle-question.tsx';
import css from './guess.module.css';
import { useNameOf } from './names.ts';
import { sendGuess } from './send-to-circle.ts';
import { useWords } from './use-words.ts';

interface Props {
  circle: Circle;
  me: OwnMember;
  aboutId: string;
  /** Whom to guess next; null for nobody. */
  next: string | null;
  onNext: (id: string) => void;
  onLater: () => void;
  lookNow: () => void;
}

/** Five taps about somebody else, and then how many were right. */
export function Guess({ circle, me, aboutId, next, onNext, onLater, lookNow }: Props) {
  const { t } = useTranslation('circle');
  const nameOf = useNameOf(circle);
  // somebody who leaves keeps their name on this screen
  const [name] = useState(() => nameOf(aboutId));
  const guess = me.guesses[aboutId];
  const isGone = circle.members[aboutId] === undefined;
  const count = circle.questions.length;
  const answers = guess?.answers ?? [];
  const ways = (
    <StickyBar>
      {next !== null && (
        <Button variant="contained" size="large" onClick={() => onNext(next)}>
          {t('guess.next', { name: nameOf(next) })}
        </Button>
      )}
      <Button
        variant={next === null ? 'contained' : 'text'}
        size={next === null ? 'large' : 'medium'}
        onClick={onLater}
      >
        {t('guess.toGrid')}
      </Button>
    </StickyBar>
  );
  if (guess?.verdict || answers.length >= count)
    return (
      <>
        <Verdict circle={circle} guess={guess as OwnGuess} name={name} />
        {ways}
      </>
    );
  if (isGone)
    return (
      <>
        <Left name={name} />
        {ways}
      </>
    );
  const change = (chosen: number[]) => {
    changeOwnGuess(circle.id, me.id, aboutId, (before) => ({ id: before?.id ?? crypto.randomUUID(), answers: chosen }));
    if (chosen.length < count) return;
    const mine = readOwnCircle(circle.id).members.find(({ id }) => id === me.id);
    if (mine) void sendGuess(circle.id, mine, aboutId, name).then(lookNow);
  };
  const isFirst = answers.length === 0 && Object.keys(me.guesses).length === 0;
  return (
    <CircleQuestion
      circle={circle}
      answers={answers}
      color="violet"
      lead={t('guess.lead', { name })}
      note={isFirst ? t('guess.first') : undefined}
      onAnswers={change}
      way={
        <Button variant="text" size="small" onClick={onLater}>
          {t('guess.later')}
        </Button>
      }
    />
  );
}

/** Somebody has left: what was guessed of them counts no more. */
function Left({ name }: { name: string }) {
  const { t } = useTranslation('circle');
  const heading = useStepHeading();
  return (
    <Sticker>
      <Stack gap={1}>
        <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
          {t('guess.left', { name })}
        </Heading>
        <Text tone="quiet">{t('guess.leftText')}</Text>
      </Stack>
    </Sticker>
  );
}

function Verdict({ circle, guess, name }: { circle: Circle; guess: OwnGuess; name: string }) {
  if (guess.verdict === null) return <Left name={name} />;
  if (guess.verdict === undefined) return <Waiting id={guess.id} name={name} />;
  return <Right circle={circle} guess={guess} verdict={guess.verdict} name={name} />;
}

function Waiting({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['circle', 'common']);
  const heading = useStepHeading();
  const item = useOutboxItem(id);
  const textOf = useWaitingText();
  const toStanding = useToStanding();
  const standing = item?.hasWaited ? toStanding(item) : null;
  const isWaiting = standing !== null && standing.kind !== 'delivered' && standing.kind !== 'refused';
  const text = isWaiting ? textOf(standing) : null;
  return (
    <Sticker>
      <Stack gap={1}>
        <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
          {t('guess.waiting', { name })}
        </Heading>
        <Text role="status" tone="quiet">
          {text ? `${text.news} ${text.expect}` : t('common:loading')}
        </Text>
      </Stack>
    </Sticker>
  );
}

interface RightProps {
  circle: Circle;
  guess: OwnGuess;
  verdict: NonNullable<OwnGuess['verdict']>;
  name: string;
}

/** How many were right, and what the right answers are. */
function Right({ circle, guess, verdict, name }: RightProps) {
  const { t } = useTranslation('circle');
  const heading = useStepHeading();
  const words = useWords(circle);
  const { questions } = circle;
  const { right, answers } = verdict;
  const share = right / questions.length;
  return (
    <>
      <Sticker className={css['score']} color={share >= 0.8 ? 'teal' : share >= 0.4 ? 'yellow' : 'coral'}>
        <p>
          {right} / {questions.length}
        </p>
        <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
          {t(share >= 0.8 ? 'guess.high' : share >= 0.4 ? 'guess.middle' : 'guess.low', { name })}
        </Heading>
      </Sticker>
      <ol className={css['answers']}>
        {questions.map(({ id, question, options }, at) => {
          const isRight = guess.answers[at] === answers[at];
          const answerAt = (place = -1) => words.answer(options[place] ?? '').children;
          return (
            <Sticker as="li" key={id} className={css['answer']}>
              <AnswerSign color="violet" mark={isRight ? 'right' : 'wrong'} onPaper />
              <Stack gap={0.5}>
                <UserText as={Text} small tone="quiet" {...words.question(question)} />
                <Text style={{ fontWeight: 700 }}>{t('guess.said', { name, answer: answerAt(answers[at]) })}</Text>
                {!isRight && <Text small>{t('guess.guessed', { answer: answerAt(guess.answers[at]) })}</Text>}
              </Stack>
            </Sticker>
          );
        })}
      </ol>
    </>
  );
}
