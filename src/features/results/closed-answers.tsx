import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useWording } from '../../games/use-wording.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { shown, useTranslations } from '../../stores/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { Item, List } from './breakdown.tsx';

/** The given answers of a private quiz, for people who can't open it, and why there is no more. */
export function ClosedAnswers({ result: { quiz, givenAnswers = [] } }: { result: QuizResponse }) {
  const { t } = useTranslation('results');
  const translations = useTranslations();
  const { answer: label } = useWording(quiz.type, (context, text) => shown(translations, context, text));
  return (
    <Stack as="section" gap={1.5}>
      <Heading size={3} as="h2">
        {t('closed.heading')}
      </Heading>
      <Sticker style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <Text>{t('closed.text', { name: firstName(quiz.ownerName) })}</Text>
        <Button
          variant="outlined"
          to={publicPath.quiz(quiz.ownerUsername, quiz.id)}
          start={<Icon name="lock" size="1em" />}
        >
          {t('answers.toQuiz')}
        </Button>
      </Sticker>
      <List>
        {givenAnswers.map(({ questionId, given }, index) => (
          <Item key={questionId}>
            <span>{index + 1}.</span>
            <UserText as={Text} style={{ fontWeight: 700 }} {...label(given)} />
          </Item>
        ))}
      </List>
    </Stack>
  );
}
