import type { ContactInput } from '@domain/contact/contact.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { ContactHeading } from './contact-heading.tsx';
import css from './contact-sent.module.css';

/** The request has arrived. */
export function ContactSent({ sent, onAnother }: { sent: ContactInput; onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const { email, inquiryType } = sent;
  return (
    <Sticker as="section" color="yellow" style={{ padding: '36px 24px' }}>
      <Stack gap={2} style={{ alignItems: 'flex-start' }}>
        <span className={css['letter']} aria-hidden>
          <Icon name="envelope" size={72} />
        </span>
        <ContactHeading>{t('sent.title')}</ContactHeading>
        <Text>{inquiryType === 'safety' ? t('sent.safety', { email }) : t('sent.text', { email })}</Text>
        <Row gap={1.5}>
          <Button variant="ink" onClick={onAnother}>
            {t('sent.another')}
          </Button>
          <Button variant="outlined" to="/">
            {t('sent.home')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
