import { firstName } from '@domain/profiles/profile.ts';
import { NEVER_ANSWERS, type Question, type Quiz } from '@domain/quiz/quiz.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/response.ts';
import { seededShuffle } from '@domain/shuffle.ts';
import { type Dispatch, useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayTranslate, offerTranslation, shown } from '../../stores/translations.ts';
import { AnswerButton, type AnswerMark } from '../../ui/answer-button.tsx';
import { GAME_ICONS, Icon } from '../../ui/icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { BELOW_SM, styled } from '../../ui/styled.ts';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { TranslationLine } from '../../ui/translation-line.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { FocusHeading } from './focus-heading.tsx';
import { type Feedback, type Play, type PlayAction, questionIndex } from './play.ts';
import { Progress } from './progress.tsx';
import { useFeedback } from './use-feedback.ts';
import { useSettled } from './use-settled.ts';
import { useSteadyTranslations } from './use-steady-translations.ts';

/** The question, as large as the room above the answers allows. */
const Card = styled(Sticker)({
  flex: '0 1 auto',
  minHeight: 'min(320px, 28vh)', // a long question makes it taller
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 14,
  padding: '28px 20px',
  textAlign: 'center',
});
const Status = styled('div')({
  display: 'flex',
  flexWrap: 'wrap', // large letters need two lines
  justifyContent: 'space-between',
  columnGap: 12,
  fontWeight: 700,
  fontSize: '0.875rem',
});
// answers sit at the thumb on a phone, right below the question where there is a mouse
const Answers = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  [BELOW_SM]: { marginTop: 'auto' },
});

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
  const { t, i18n } = useTranslation(['take-quiz', 'common']);
  const { title, questions } = quiz;
  const options = useMemo(() => optionsOf(question, play.submissionId), [question, play.submissionId]);
  const isSettled = useSettled();
  const translations = useSteadyTranslations(isSettled, i18n.language);
  const writing = useMemo(() => ({ title, items: questions }), [title, questions]);
  useEffect(() => offerTranslation(i18n.language, writing), [i18n.language, writing]);
  const positionId = useId();
  const { feedback } = play;
  useFeedback(feedback, question, options, dispatch);

  const index = questionIndex(play);
  const position = t('question.position', { x: index + 1, n: play.total });
  const name = play.name === ANONYMOUS_RESPONDER ? t('anonymousUser') : play.name;
  const prompt = () => {
    if ('options' in question) return shown(translations, 'question', question.question);
    if ('statement' in question) return shown(translations, 'statement', question.statement);
    return { children: t('question.findLie') };
  };
  const label = (option: string) => {
    if ('statement' in question) return { children: t(`common:never.${option as 'never' | 'ever'}`) };
    return shown(translations, 'options' in question ? 'answer' : 'statement', option);
  };
  const answer = (given: string) =>
    dispatch({ type: 'answer', questionId: question.id, given, isSealed: 'digest' in question });
  return (
    <>
      <Status>
        <span id={positionId}>{position}</span>
        <span>
          {t('question.playingAs')} {name}
        </span>
      </Status>
      <Progress game={quiz.type} done={play.answers.length} total={play.total} label={position} />
      {note && index === 0 && <Sticker role="status">{note}</Sticker>}
      <Card>
        <SymbolTile aria-hidden game={quiz.type} size={48}>
          <Icon name={GAME_ICONS[quiz.type]} size={30} />
        </SymbolTile>
        <FocusHeading
          aria-describedby={positionId}
          style={{ fontSize: 'clamp(1.25rem, 7.5vw, 2.625rem)' }}
          {...prompt()}
        />
        {'statement' in question && (
          <Text tone="quiet">{t('question.neverHint', { name: firstName(quiz.owner.name) })}</Text>
        )}
        <TranslationLine line={translations.line} isExpected={mayTranslate(i18n.language, writing)} />
      </Card>
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
            <span {...label(option)} />
          </AnswerButton>
        ))}
      </Answers>
      {'digest' in question && <FeedbackBar feedback={feedback} label={(option) => label(option).children} />}
    </>
  );
}
