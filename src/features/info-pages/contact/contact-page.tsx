import { useOutbox, useOutboxItem } from '../../../outbox/store.ts';
import { useToStanding } from '../../../outbox/use-to-standing.ts';
import { useTakenBack } from '../../../ui/use-taken-back.ts';
import { InfoPage } from '../info-page.tsx';
import css from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './info.tsx';
import { ContactSaved, ContactSent } from './outcome.tsx';
import { useContactRequest } from './use-request.ts';

/** The form, or the state of what was sent with it. */
function ContactDesk() {
  const request = useContactRequest();
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
export const ContactPage = () => (
  <InfoPage key={useTakenBack()} of="contact" color="coral">
    <div className={css['split']}>
      <ContactDesk />
      <ContactInfo />
    </div>
  </InfoPage>
);
