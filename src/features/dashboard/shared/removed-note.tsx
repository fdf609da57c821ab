import type { Quiz } from '@domain/quiz/quiz.ts';
import { href } from '../../../config/href.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';

/** Why moderators removed a quiz, for its owner, and how to object. */
export function RemovedNote({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('account-notice');
  const { date } = useFormats();
  const cases = quiz.removal?.cases ?? [];
  return (
    <Stack gap={1.25}>
      <Text>{t('card')}</Text>
      {cases.map(({ id, at, reason }) => (
        <Text key={id}>
          {t('why', { reason: t(`reasons.${reason}`) })} {t('decided', { date: date(at) })}
        </Text>
      ))}
      <Row>
        <Button variant="outlined" to={href.objection(cases[0]?.id)}>
          {t('object')}
        </Button>
      </Row>
    </Stack>
  );
}
