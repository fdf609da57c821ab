import { QRCodeSVG } from 'qrcode.react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { reach } from '../lib/visit.ts';
import { Button } from '../ui/button.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { UserText } from '../ui/user-text.tsx';
import css from './qr-code.module.css';

/** The link as a QR code, to show or to print. `title` is what the poster says. */
export function QrCode({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('share');
  const link = url.replace(/^https?:\/\//, '');
  const code = (
    <QRCodeSVG value={`${url}#qr`} size={280} marginSize={3} level="M" fgColor="#000" title={t('qr.alt', { link })} />
  );
  return (
    <section className={css['box']} aria-label={t('qr.title')}>
      <Heading size={3}>{t('qr.title')}</Heading>
      <Text small tone="quiet">
        {t('qr.text')}
      </Text>
      <div className={css['code']}>{code}</div>
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          reach('shared');
          print();
        }}
      >
        {t('qr.print')}
      </Button>
      {createPortal(
        <div className={css['poster']} aria-hidden>
          <Heading size={2} as="p">
            <UserText>{title}</UserText>
          </Heading>
          {code}
          <Text>{link}</Text>
        </div>,
        document.body,
      )}
    </section>
  );
}
