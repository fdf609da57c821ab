import { firstName } from '@domain/profiles/profile.ts';
import { NEVER_ANSWERS, type Question, type Quiz } from '@domain/quiz/quiz.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/response.ts';
import { seededShuffle } from '@domain/shuffle.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Dispatch, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerButton, type AnswerMark } from '../../ui/answer-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { FocusHeading } from './focus-heading.tsx';
import { type Feedback, type Play, type PlayAction, questionIndex } from './play.ts';
import { Progress } from './progress.tsx';
import { useFeedback } from './use-feedback.ts';
import { useSettled } from './use-settled.ts';

// answers sit at the thumb on a phone, right below the question where there is a mouse
const Answers = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { marginTop: 'auto' },
}));

/** What can be chosen, in the order it is shown: statements in an order that stays the same for this play. */
function optionsOf(question: Question, submissionId: string): readonly string[] {
  if ('options' in question) return question.options;
  if ('statements' in question) return seededShuffle(question.statements, submissionId + question.id);
  return NEVER_ANSWERS;
}

function markOf(option: string, feedback: Feedback | null): AnswerMark {
  if (!feedback) return 'open';
  if (feedback.correct === null) return feedback.given === option ? 'chosen' : 'open';
  if (option === feedback.correct) return 'right';
  return option === feedback.given ? 'wrong' : 'faded';
}

/** One question, its answers, and right or wrong after the answer where the game tells it. */
export function QuestionScreen(props: {
  quiz: Quiz;
  question: Question;
  play: Play;
  dispatch: Dispatch<PlayAction>;
  note: string | undefined;
}) {
  const { quiz, question, play, dispatch, note } = props;
  const { t } = useTranslation(['take-quiz', 'common']);
  const options = useMemo(() => optionsOf(question, play.submissionId), [question, play.submissionId]);
  const isSettled = useSettled();
  const positionId = useId();
  const { feedback } = play;
  useFeedback(feedback, question, options, dispatch);

  const index = questionIndex(play);
  const position = t('question.position', { x: index + 1, n: play.total });
  const name = play.name === ANONYMOUS_RESPONDER ? t('anonymousUser') : play.name;
  const prompt = 'options' in question ? question.question : 'statement' in question ? question.statement : null;
  const label = (option: string) =>
    'statement' in question ? t(`common:never.${option as 'never' | 'ever'}`) : option;
  const answer = (given: string) =>
    dispatch({ type: 'answer', questionId: question.id, given, isSealed: 'digest' in question });
  return (
    <>
      <Row style={{ justifyContent: 'space-between', fontWeight: 700 }}>
        <span id={positionId}>{position}</span>
        <span>
          {t('question.playingAs')} {name}
        </span>
      </Row>
      <Progress game={quiz.type} done={play.answers.length} total={play.total} label={position} />
      {note && index === 0 && <Sticker role="status">{note}</Sticker>}
      <Sticker style={{ padding: '28px 20px', textAlign: 'center' }}>
        <FocusHeading aria-describedby={positionId}>{prompt ?? t('question.findLie')}</FocusHeading>
        {'statement' in question && (
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            {t('question.neverHint', { name: firstName(quiz.owner.name) })}
          </Typography>
        )}
      </Sticker>
      <Answers>
        {options.map((option, place) => (
          <AnswerButton
            key={option}
            game={quiz.type}
            letter={String.fromCharCode(65 + place)}
            mark={markOf(option, feedback)}
            isDisabled={!isSettled || feedback !== null}
            onChoose={() => answer(option)}
          >
            {label(option)}
          </AnswerButton>
        ))}
      </Answers>
      {'digest' in question && <FeedbackBar feedback={feedback} label={label} />}
    </>
  );
}
