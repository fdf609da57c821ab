import type { QuizResponse } from '@domain/responses/response.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useWording } from '../../games/use-wording.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { shown, useTranslations } from '../../stores/translations.ts';
import { AnswerSign } from '../../ui/answer-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { withClass } from '../../ui/with-class.tsx';
import css from './breakdown.module.css';
import { HiddenAnswers } from './hidden-answers.tsx';
import { useAnswers } from './use-answers.ts';

/** The answers of a result. */
export const List = withClass('ol', css['list']);
export const Item = withClass('li', css['item']);

/**
 * Every question with the given and the right answer, distinguished by shape, text and color. Hidden until requested
 * from people who could still play: even the given answer would spoil it.
 */
export function Breakdown({ result }: { result: QuizResponse }) {
  const { t } = useTranslation(['results', 'common']);
  const { isKnown, answers, toggle } = useAnswers(result);
  const game = result.quiz.type;
  const translations = useTranslations();
  const { prompt: prompted, answer: label } = useWording(game, (context, text) => shown(translations, context, text));
  return (
    <Stack as="section" gap={1.5}>
      <Heading size={3} as="h2">
        {t('breakdown')}
      </Heading>
      {!isKnown && <HiddenAnswers quiz={result.quiz} answers={answers} toggle={toggle} />}
      <List>
        {result.answers.map(({ questionId, prompt, given, correct, isCorrect }, index) => (
          <Item key={questionId}>
            <AnswerSign color={GAME_COLOR[game]} mark={isCorrect ? 'right' : 'wrong'} onPaper />
            <div>
              <p
                className={css['verdict']}
                style={{ color: `var(--mui-palette-${isCorrect ? 'success' : 'error'}-main)` }}
              >
                {index + 1}. {t(isCorrect ? 'right' : 'wrong')}
              </p>
              <UserText as={Text} style={{ fontWeight: 600 }} {...prompted(prompt)} />
              {answers === 'shown' && (
                <dl>
                  <div>
                    <dt>{t('given')}</dt>
                    <UserText as="dd" {...label(given)} />
                  </div>
                  {!isCorrect && (
                    <div>
                      <dt>{t('correctAnswer')}</dt>
                      <UserText as="dd" {...label(correct)} />
                    </div>
                  )}
                </dl>
              )}
            </div>
          </Item>
        ))}
      </List>
    </Stack>
  );
}
