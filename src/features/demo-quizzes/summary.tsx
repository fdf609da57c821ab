import type { DemoPlay } from '@domain/demo/demo-play.ts';
import { DEMO_QUIZZES, type DemoQuestion, type DemoType } from '@domain/demo/demo-quiz.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnswerSign } from '../../ui/answer-button.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './summary.module.css';
import { useDemoTexts } from './use-demo-texts.ts';

/** Each question with the answer given and the creator's. */
export function Summary({ type, play }: { type: DemoType; play: DemoPlay }) {
  const { t } = useTranslation('demo-quizzes');
  const texts = useDemoTexts(type);
  const questions: readonly DemoQuestion[] = DEMO_QUIZZES[type];
  return (
    <Sticker>
      <Heading as="h2" size={3}>
        {t('result.summary')}
      </Heading>
      <ol className={css['list']}>
        {play.answers.map(({ question, statement, selected }) => {
          const correct = questions[question - 1]?.correct ?? selected;
          const isRight = selected === correct;
          return (
            <li className={css['item']} key={statement}>
              <AnswerSign color={GAME_COLOR[type]} mark={isRight ? 'right' : 'wrong'} onPaper />
              <div>
                <Text style={{ fontWeight: 700 }}>
                  <HiddenText>{t(isRight ? 'right' : 'wrong')} </HiddenText>
                  {texts.statement(statement)}
                </Text>
                <Text small>{t('result.you', { answer: texts.option(statement, selected) })}</Text>
                <Text small>{t('result.theCreator', { answer: texts.option(statement, correct) })}</Text>
              </div>
            </li>
          );
        })}
      </ol>
    </Sticker>
  );
}
