import { QRCodeSVG } from 'qrcode.react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { styled } from '../ui/styled.ts';
import { Heading, Text } from '../ui/text.tsx';

const Box = styled('section')({ display: 'grid', justifyItems: 'center', gap: 12, textAlign: 'center' });
// cameras need dark on light, in the dark theme too
const Code = styled('div')({
  display: 'grid',
  width: 'min(100%, 280px)',
  boxSizing: 'border-box',
  padding: 6,
  borderRadius: 24,
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: '#fff',
  '& svg': { width: '100%', height: 'auto' },
});
/** What a printer gets of the page, and nothing else. */
const Poster = styled('div')({
  display: 'none',
  '@media print': {
    'body > :not(&)': { display: 'none' },
    display: 'grid',
    justifyItems: 'center',
    gap: '8mm',
    padding: '15mm',
    color: '#000',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& svg': { width: '120mm', height: 'auto' },
  },
});

/** The link as a QR code, to show or to print. `title` is what the poster says. */
export function QrCode({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('share');
  const link = url.replace(/^https?:\/\//, '');
  const code = (
    <QRCodeSVG value={url} size={280} marginSize={3} level="M" fgColor="#000" title={t('qr.alt', { link })} />
  );
  return (
    <Box aria-label={t('qr.title')}>
      <Heading size={3}>{t('qr.title')}</Heading>
      <Text small tone="quiet">
        {t('qr.text')}
      </Text>
      <Code>{code}</Code>
      <Button variant="outlined" size="small" onClick={() => print()}>
        {t('qr.print')}
      </Button>
      {createPortal(
        <Poster aria-hidden>
          <Heading size={2} as="p">
            {title}
          </Heading>
          {code}
          <Text>{link}</Text>
        </Poster>,
        document.body,
      )}
    </Box>
  );
}
