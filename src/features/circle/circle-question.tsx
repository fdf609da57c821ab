import type { Circle } from '@domain/circle/circle.ts';
import type { Color } from '@domain/palette.ts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useStepHeading } from '../../lib/step-heading.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { AnswerButton, answerOfKey } from '../../ui/answer-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Stamps } from '../../ui/stamps.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TranslationLine } from '../../ui/translation-line.tsx';
import { UserText } from '../../ui/user-text.tsx';
import css from './circle-question.module.css';
import { useWords } from './use-words.ts';

interface Props {
  circle: Circle;
  /** The answers so far: their number is that of the question's place. */
  answers: readonly number[];
  color: Color;
  /** Whom the question is about. */
  lead: ReactNode;
  note?: string | undefined;
  onAnswers: (answers: number[]) => void;
  /** Another way than the answers. */
  way?: ReactNode;
}

/** The next of a circle's questions, and its answers. */
export function CircleQuestion(props: Props) {
  const question = props.circle.questions[props.answers.length];
  return question ? <Question key={question.id} {...props} question={question} /> : null;
}

function Question(props: Props & { question: Circle['questions'][number] }) {
  const { circle, question, answers, color, lead, note, onAnswers, way } = props;
  const { t } = useTranslation(['circle', 'common']);
  const heading = useStepHeading();
  const leadId = useId();
  const words = useWords(circle);
  const isSettled = useSettled();
  const count = circle.questions.length;
  const at = answers.length;
  const position = t('position', { x: at + 1, n: count });
  const answer = (place: number) => onAnswers([...answers, place]);
  const answerByKey = (event: KeyboardEvent) => {
    const place = answerOfKey(event, question.options.length);
    if (place !== null && isSettled) answer(place);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in every browser
    <div className={css['screen']} role="group" aria-label={position} onKeyDown={answerByKey}>
      <div className={css['status']}>
        <div>
          <Stamps color={color} marks={circle.questions.map((_, place) => (place < at ? 'chosen' : 'open'))} now={at} />
        </div>
        <span>{position}</span>
      </div>
      {note && <Text role="status">{note}</Text>}
      <Sticker className={css['card']}>
        <Text id={leadId} style={{ fontWeight: 700 }}>
          {lead}
        </Text>
        <Heading size={2} as="h1" ref={heading} tabIndex={-1} aria-describedby={leadId}>
          <UserText {...words.question(question.question)} />
        </Heading>
      </Sticker>
      <TranslationLine line={words.line} isExpected={false} />
      <div className={css['answers']}>
        {question.options.map((option, place) => (
          <AnswerButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what is answered
            key={place}
            color={color}
            letter={String.fromCharCode(65 + place)}
            mark="open"
            isDisabled={!isSettled}
            onChoose={() => answer(place)}
          >
            <UserText {...words.answer(option)} />
          </AnswerButton>
        ))}
      </div>
      <div className={css['ways']}>
        {at > 0 ? (
          <Button variant="text" size="small" onClick={() => onAnswers(answers.slice(0, -1))}>
            {t('common:back')}
          </Button>
        ) : (
          <span />
        )}
        {way}
      </div>
    </div>
  );
}
