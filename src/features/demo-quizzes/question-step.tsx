import { type DemoAction, type DemoPlay, demoQuestionIndex, demoVerdicts } from '@domain/demo/demo-play.ts';
import { DEMO_QUIZZES, type DemoQuestion, type DemoType } from '@domain/demo/demo-quiz.ts';
import { DEMO_QUESTIONS } from '@domain/limits.ts';
import { type Dispatch, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnswerButton, type AnswerMark, answerOfKey } from '../../ui/answer-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ActionBar, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { Bubble } from './bubble.tsx';
import { DemoBadge } from './demo-badge.tsx';
import { DemoStamps } from './demo-stamps.tsx';
import css from './question-step.module.css';
import { Reveal } from './reveal.tsx';
import { StepHeading } from './step-heading.tsx';
import { useDemoTexts } from './use-demo-texts.ts';

function markOf(option: string, given: string | undefined, correct: string): AnswerMark {
  if (given === undefined) return 'open';
  if (option === correct) return 'right';
  return option === given ? 'wrong' : 'faded';
}

/** One question; an answer locks it and reveals the right one. `isFirst`: nothing was done before. */
export function QuestionStep(props: {
  type: DemoType;
  play: DemoPlay;
  dispatch: Dispatch<DemoAction>;
  isFirst: boolean;
}) {
  const { type, play, dispatch, isFirst } = props;
  const { t } = useTranslation('demo-quizzes');
  const texts = useDemoTexts(type);
  const positionId = useId();
  const revealId = useId();
  const screen = useRef<HTMLDivElement>(null);
  const [isEntry] = useState(isFirst);
  const index = demoQuestionIndex(play);
  const questions: readonly DemoQuestion[] = DEMO_QUIZZES[type];
  const question = questions[index];
  if (!question) return null;
  const { statement, options, correct } = question;
  const given = play.answers[index]?.selected;
  const isLast = index === DEMO_QUESTIONS - 1;
  const position = t('position', { x: index + 1, n: DEMO_QUESTIONS });
  const answer = (selected: string) => dispatch({ type: 'answer', statement, selected });
  const answerByKey = (event: KeyboardEvent) => {
    const selected = options[answerOfKey(event, options.length) ?? -1];
    if (selected !== undefined && given === undefined) answer(selected);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons in it
    <div className={css['screen']} ref={screen} onKeyDown={answerByKey}>
      <div className={css['status']}>
        <DemoStamps type={type} verdicts={demoVerdicts(play, questions)} now={index} />
        <p>
          <span id={positionId}>{position}</span>
          {play.name !== null && (
            <span>
              {t('playingAs')} {texts.player(play.name)}
            </span>
          )}
        </p>
      </div>
      <Sticker className={css['card']}>
        <DemoBadge type={type} />
        <StepHeading describedBy={positionId} screen={isEntry ? undefined : screen}>
          {texts.statement(statement)}
        </StepHeading>
        <div className={css['below']} id={revealId}>
          {given === undefined ? (
            <Bubble>{t(`hint.${type}`)}</Bubble>
          ) : (
            <Reveal
              isRight={given === correct}
              given={texts.option(statement, given)}
              correct={texts.option(statement, correct)}
              comment={texts.comment(statement)}
            />
          )}
        </div>
      </Sticker>
      <Stack>
        {options.map((option, place) => (
          <AnswerButton
            key={option}
            color={GAME_COLOR[type]}
            letter={String.fromCharCode(65 + place)}
            mark={markOf(option, given, correct)}
            isDisabled={given !== undefined}
            onChoose={() => answer(option)}
          >
            {texts.option(statement, option)}
          </AnswerButton>
        ))}
      </Stack>
      <div className={css['foot']} style={{ position: given === undefined ? 'static' : 'sticky' }}>
        {given !== undefined && (
          <NextButton
            label={t(isLast ? 'finish' : 'next')}
            describedBy={revealId}
            onNext={() => dispatch({ type: 'next' })}
          />
        )}
        {given === undefined && index === 0 && (
          <Text small tone="quiet" style={{ textAlign: 'center' }}>
            {t('example', { creator: t('creator') })}
          </Text>
        )}
      </div>
    </div>
  );
}

/** Takes the focus on mount, described by what was revealed: the answers have just been locked. */
function NextButton({ label, describedBy, onNext }: { label: string; describedBy: string; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <ActionBar>
      <Button ref={button} variant="contained" size="large" aria-describedby={describedBy} onClick={onNext}>
        {label}
      </Button>
    </ActionBar>
  );
}
