import { CONTACT_FIELDS, type ContactForm } from '@domain/contact/contact.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { ContactHeading } from './contact-heading.tsx';
import type { ContactRequestState } from './contact-use-request.ts';

const Summary = styled('dl')({
  margin: 0,
  padding: '14px 16px',
  borderRadius: 16,
  border: '2px dashed var(--mui-palette-sticker-line)',
  '& dt': { fontSize: '0.875rem', fontWeight: 700, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
  '& > div + div': { marginTop: 10 },
});
const LABELS = {
  inquiryType: 'form.type',
  name: 'form.name',
  email: 'form.email',
  subject: 'form.subject',
  message: 'form.message',
} as const;

/** What waits for a connection: all of it, and what can be done about it. */
export function ContactWaiting({ request, waiting }: { request: ContactRequestState; waiting: ContactForm }) {
  const { t } = useTranslation(['contact', 'common']);
  const { status, failure, isKept, resend, edit, discard } = request;
  const isSending = status === 'resending';
  return (
    <Sticker as="section">
      <Stack gap={2}>
        <SymbolTile game="messages" size={56} aria-hidden>
          <Icon name="offline" size={32} />
        </SymbolTile>
        <ContactHeading>{t('waiting.title')}</ContactHeading>
        <Text role="status">{isSending ? t('waiting.sending') : isKept ? t('waiting.text') : t('form.notKept')}</Text>
        <Summary>
          {CONTACT_FIELDS.map((field) => (
            <div key={field}>
              <dt>{t(LABELS[field])}</dt>
              <dd>{field === 'inquiryType' ? t(`type.${waiting.inquiryType}`) : waiting[field]}</dd>
            </div>
          ))}
        </Summary>
        {!edit && <Text small>{t('waiting.another')}</Text>}
        <ErrorNote
          text={failure === null ? null : t(`common:error.${failure === 'conflict' ? 'internal' : failure}`)}
        />
        <Row gap={1.5}>
          <Button variant="contained" disabled={isSending} onClick={resend}>
            {t('waiting.retry')}
          </Button>
          {edit && (
            <Button variant="outlined" disabled={isSending} onClick={edit} start={<Icon name="edit" />}>
              {t('waiting.edit')}
            </Button>
          )}
          <Button variant="text" disabled={isSending} onClick={discard}>
            {t('waiting.discard')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
