import { useTranslation } from '../../i18n/use-translation.ts';
import { useOutbox, useOutboxItem, useToStanding } from '../../outbox/store.ts';
import { useTakenBack } from '../../ui/use-taken-back.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import css from './contact-page.module.css';
import { ContactSaved } from './contact-saved.tsx';
import { ContactSent } from './contact-sent.tsx';
import { type ContactRequestState, useContactRequest } from './contact-use-request.ts';
import { InfoFrame } from './info-frame.tsx';

/** The form, or the state of what was sent with it. */
function ContactDesk({ request }: { request: ContactRequestState }) {
  const { status, sent, writeAnother } = request;
  const item = useOutboxItem(sent?.id);
  const isWithdrawn = useOutbox(({ withdrawn }) => sent !== null && withdrawn.includes(sent.id));
  const toStanding = useToStanding();
  if (status !== 'sent' || !sent || isWithdrawn) return <ContactForm request={request} />;
  const standing = item && toStanding(item);
  return standing && standing.kind !== 'delivered' ? (
    <ContactSaved id={sent.id} standing={standing} onAnother={writeAnother} />
  ) : (
    <ContactSent sent={sent} onAnother={writeAnother} />
  );
}

/** /contact: the contact form. */
export const ContactPage = () => <Contact key={useTakenBack()} />;

function Contact() {
  const { t } = useTranslation('contact');
  const request = useContactRequest();
  return (
    <InfoFrame
      color="coral"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <div className={css['split']}>
        <ContactDesk request={request} />
        <ContactInfo />
      </div>
    </InfoFrame>
  );
}
