import { useTranslation } from '../../i18n/use-translation.ts';
import { AnswerSign } from '../../ui/answer-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { Bubble } from './bubble.tsx';
import css from './reveal.module.css';

/** The feedback after an answer: the choice, whether it is right, and a remark from the example person. */
export function Reveal(props: { isRight: boolean; given: string; correct: string; comment: string }) {
  const { isRight, given, correct, comment } = props;
  const { t } = useTranslation('demo-quizzes');
  return (
    <Stack className={css['box']} gap={1.25}>
      <Row gap={1.25} style={{ justifyContent: 'center', flexWrap: 'nowrap' }}>
        <AnswerSign color="yellow" mark={isRight ? 'right' : 'wrong'} onPaper />
        <div style={{ textAlign: 'start' }}>
          <Heading as="p" size={3}>
            {t(isRight ? 'right' : 'wrong')}
          </Heading>
          <Text small>
            {t('chose')} <strong>{given}</strong>
            {!isRight && `. ${t('itWas', { answer: correct })}`}
          </Text>
        </div>
      </Row>
      <Bubble>{comment}</Bubble>
    </Stack>
  );
}
