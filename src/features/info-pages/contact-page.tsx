import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout.tsx';
import { FROM_MD, styled } from '../../ui/styled.ts';
import { ContactDiscarded } from './contact-discarded.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import { ContactSent } from './contact-sent.tsx';
import { type ContactRequestState, useContactRequest } from './contact-use-request.ts';
import { ContactWaiting } from './contact-waiting.tsx';
import { InfoFrame } from './info-frame.tsx';

const Split = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [FROM_MD]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 40 },
});

/** The form, or what became of it. */
function ContactDesk({ request }: { request: ContactRequestState }) {
  const { status, waiting, sent, discarded } = request;
  if (status === 'sent' && sent) return <ContactSent sent={sent} onAnother={request.writeAnother} />;
  if ((status === 'waiting' || status === 'resending') && waiting) {
    return <ContactWaiting request={request} waiting={waiting} />;
  }
  return (
    <Stack gap={2}>
      {discarded && <ContactDiscarded onUndo={request.undiscard} />}
      <ContactForm request={request} />
    </Stack>
  );
}

/** /contact: write to the people behind WhoKnows. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const request = useContactRequest();
  return (
    <InfoFrame
      game="two-truths"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <Split>
        <ContactDesk request={request} />
        <ContactInfo />
      </Split>
    </InfoFrame>
  );
}
