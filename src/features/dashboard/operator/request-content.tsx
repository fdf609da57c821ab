import { referenceIn } from '@domain/moderation/case.ts';
import type { ContactCase } from '@domain/moderation/open-case.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { Facts } from './facts.tsx';
import { useOperatorName } from './use-operators.ts';

/** What somebody wrote to us, and what was answered. */
export function RequestContent({ request }: { request: ContactCase }) {
  const { t } = useTranslation(['operator', 'contact']);
  const { moment } = useFormats();
  const nameOf = useOperatorName();
  const { name, email, inquiryType, subject, message, createdAt, answers } = request;
  const about = referenceIn(message);
  return (
    <Stack gap={2}>
      <Facts
        facts={[
          [t('field.inquiryType'), t(`contact:type.${inquiryType}`)],
          [t('field.from'), `${name} <${email}>`],
          [t('field.at'), moment(createdAt)],
          [t('field.subject'), subject],
          [t('field.text'), message],
        ]}
      />
      {about && (
        <Link to={{ search: `?case=${encodeURIComponent(`report:${about}`)}` }} style={{ color: 'inherit' }}>
          {t('itsCase')}
        </Link>
      )}
      {answers.map(({ text, at, operatorId }) => (
        <Stack gap={0.5} key={at}>
          <Heading size={3} as="h3">
            {t('answered', { name: nameOf(operatorId, t('former')), at: moment(at) })}
          </Heading>
          <UserText as={Text} style={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </UserText>
        </Stack>
      ))}
    </Stack>
  );
}
