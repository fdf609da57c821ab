import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerButton, type AnswerMark } from '../../ui/answer-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

const STATEMENTS = ['museum', 'elbow', 'radio'] as const;
type Statement = (typeof STATEMENTS)[number];
const LIE: Statement = 'elbow';

/** One round of two truths and a lie, to be played right here. */
export function ExampleGame() {
  const { t } = useTranslation(['landing', 'common']);
  const [chosen, setChosen] = useState<Statement | null>(null);
  const markOf = (statement: Statement): AnswerMark => {
    if (chosen === null) return 'open';
    if (statement === LIE) return 'right';
    return statement === chosen ? 'wrong' : 'faded';
  };
  return (
    <Sticker as="section" aria-label={t('example.label')} style={{ maxWidth: 480, width: '100%', margin: '0 auto' }}>
      <Stack gap={1.75}>
        <Row style={{ justifyContent: 'space-between' }}>
          <Row gap={1.25}>
            <Avatar name="Nour" photoURL={null} size={40} />
            <strong>Nour</strong>
          </Row>
          <Badge game="two-truths">{t('common:quizTypeBadge.two-truths')}</Badge>
        </Row>
        <Heading size={3} as="h2">
          {t('example.question')}
        </Heading>
        {STATEMENTS.map((statement, place) => (
          <AnswerButton
            key={statement}
            game="two-truths"
            letter={String.fromCharCode(65 + place)}
            mark={markOf(statement)}
            isDisabled={chosen !== null}
            onChoose={() => setChosen(statement)}
          >
            {t(`example.statement.${statement}`)}
          </AnswerButton>
        ))}
        <Text role="status" style={{ minHeight: 52, fontWeight: 600 }}>
          {chosen === null ? t('example.hint') : t(chosen === LIE ? 'example.right' : 'example.wrong')}
        </Text>
      </Stack>
    </Sticker>
  );
}
