import { gameOf, type QuizType } from '@domain/games/index.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Question, Quiz } from '@domain/quiz/quiz.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { seededShuffle } from '@domain/shuffle.ts';
import { type Dispatch, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { GAME_COLOR } from '../../games/index.ts';
import { useWording } from '../../games/use-wording.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { useHold } from '../../lib/use-hold.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { vibrate } from '../../lib/vibrate.ts';
import { offerTranslation, shown, useMayTranslate } from '../../stores/translations.ts';
import { AnswerButton, type AnswerMark, answerOfKey } from '../../ui/answer-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Halves } from '../../ui/layout.tsx';
import { Stamps } from '../../ui/stamps.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { TranslationLine } from '../../ui/translation-line.tsx';
import { UserName, UserText } from '../../ui/user-text.tsx';
import { Asker } from './asker.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { fly } from './fly.ts';
import { FocusHeading } from './focus-heading.tsx';
import { type Feedback, mayGoBack, type Play, type PlayAction, questionIndex } from './play.ts';
import css from './question-screen.module.css';
import { useFeedback } from './use-feedback.ts';
import { useSteadyTranslations } from './use-steady-translations.ts';

const ANSWER_VIBRATION_MS = 10;

/** Returns the options in display order; a shuffled order stays the same for this play. */
function optionsOf(type: QuizType, question: Question, submissionId: string): readonly string[] {
  const { order, optionsOf: stored } = gameOf(type);
  const options = stored(question);
  return order === 'shuffled' ? seededShuffle(options, submissionId + question.id) : options;
}

function markOf(option: string, feedback: Feedback | null): AnswerMark {
  if (!feedback) return 'open';
  if (feedback.correct === null) return feedback.given === option ? 'chosen' : 'open';
  if (option === feedback.correct) return 'right';
  return option === feedback.given ? 'wrong' : 'faded';
}

/** One question, its answers, and the feedback if the game gives it. */
export function QuestionScreen(props: {
  quiz: Quiz;
  question: Question;
  play: Play;
  /** The stamp of every question. */
  marks: readonly AnswerMark[];
  dispatch: Dispatch<PlayAction>;
  note: string | undefined;
}) {
  const { quiz, question, play, marks, dispatch, note } = props;
  const { t, i18n } = useTranslation('take-quiz');
  const { id, type, title, questions, owner } = quiz;
  const game = gameOf(type);
  const options = useMemo(() => optionsOf(type, question, play.submissionId), [type, question, play.submissionId]);
  const isSettled = useSettled();
  const translations = useSteadyTranslations(isSettled, i18n.language);
  const writing = useMemo(() => ({ quizId: id, type, title, items: questions }), [id, type, title, questions]);
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const isExpected = useMayTranslate(i18n.language, writing);
  const positionId = useId();
  const leadId = useId();
  const { feedback } = play;
  const { isHeld, hold } = useHold();
  // the keyboard or a screen reader has no time limit
  const [byKeys, setByKeys] = useState(false);
  useFeedback(feedback, question, options, dispatch, isHeld || byKeys);

  const index = questionIndex(play);
  const position = t('question.position', { x: index + 1, n: play.total });
  const name = play.name === ANONYMOUS_RESPONDER ? t('anonymousUser') : play.name;
  const tellsAtOnce = game.feedback === 'each-answer';
  const { prompt, answer: label, lead, hint } = useWording(type, (context, text) => shown(translations, context, text));
  const hintText = hint(firstName(owner.name));
  const answers = useRef<HTMLDivElement>(null);
  const isLocked = !isSettled || feedback !== null;
  const answer = (given: string, withKeys: boolean) => {
    setByKeys(withKeys);
    vibrate(ANSWER_VIBRATION_MS);
    const update = () => dispatch({ type: 'answer', questionId: question.id, given, tellsAtOnce });
    const sign = answers.current?.children[options.indexOf(given)]?.querySelector<HTMLElement>('[aria-hidden]') ?? null;
    if (tellsAtOnce) update();
    else fly(sign, () => document.querySelector(`[role=progressbar] svg:nth-child(${index + 1})`), update);
  };
  // only while the focus is here, where each question puts it: a single letter must not act elsewhere
  const answerByKey = (event: KeyboardEvent) => {
    const given = options[answerOfKey(event, options.length) ?? -1];
    if (given !== undefined && !isLocked) answer(given, true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in every browser
    <div className={css['screen']} role="group" aria-label={position} tabIndex={-1} onKeyDown={answerByKey}>
      <div className={css['status']}>
        <div
          role="progressbar"
          aria-label={position}
          aria-valuemin={0}
          aria-valuemax={play.total}
          aria-valuenow={index + 1}
        >
          <Stamps color={GAME_COLOR[type]} marks={marks} now={index} />
        </div>
        <p>
          <span id={positionId}>{position}</span>
          <span>
            {t('question.playingAs')} <UserName>{name}</UserName>
          </span>
        </p>
      </div>
      {note && index === 0 && <Sticker role="status">{note}</Sticker>}
      <Halves className={css['pair']}>
        <div>
          <Sticker className={css['card']}>
            <Asker quiz={quiz} />
            <div className={css['words']}>
              {lead && (
                <Text id={leadId} style={{ fontWeight: 700 }}>
                  {lead}
                </Text>
              )}
              <FocusHeading aria-describedby={lead ? `${positionId} ${leadId}` : positionId} className={css['prompt']}>
                <UserText {...prompt(game.promptOf(question))} />
              </FocusHeading>
              {hintText && <Text tone="quiet">{hintText}</Text>}
            </div>
          </Sticker>
          <TranslationLine line={translations.line} isExpected={isExpected} />
        </div>
        <div>
          <div className={css['answers']} ref={answers}>
            {options.map((option, place) => (
              <AnswerButton
                key={option}
                color={GAME_COLOR[type]}
                letter={String.fromCharCode(65 + place)}
                mark={markOf(option, feedback)}
                isDisabled={isLocked}
                onChoose={(withKeys) => answer(option, withKeys)}
              >
                <UserText {...label(option)} />
              </AnswerButton>
            ))}
          </div>
          {tellsAtOnce && (
            <FeedbackBar
              feedback={feedback}
              label={(option) => label(option).children}
              isHeld={isHeld || byKeys}
              hold={hold}
              onNext={byKeys || prefersReducedMotion() ? () => dispatch({ type: 'advance' }) : null}
            />
          )}
          <div className={css['ways']}>
            <Button variant="text" size="small" to={publicPath.profile(owner.username)}>
              {t('question.leave')}
            </Button>
            {/* players who know what is right would not guess again */}
            {!tellsAtOnce && mayGoBack(play) && (
              <Button variant="text" size="small" onClick={() => dispatch({ type: 'back' })}>
                {t('question.back')}
              </Button>
            )}
          </div>
        </div>
      </Halves>
    </div>
  );
}
