import Button from '@mui/material/Button';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/share.ts';
import type { TotpEnrolment } from '../../../session/auth/second-factors.ts';
import { notify } from '../../../stores/notices.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { INK } from '../../../ui/palette.ts';
import { styled } from '../../../ui/styled.ts';
import { Text } from '../../../ui/text.tsx';
import { EnrolPanel } from './enrol-panel.tsx';
import { FinishForm } from './finish-form.tsx';

const Code = styled('div')({
  alignSelf: 'center',
  display: 'grid',
  padding: 4,
  borderRadius: 20,
  border: `2px solid ${INK}`,
  backgroundColor: '#fff', // cameras need dark on light, in the dark theme too
  '& svg': { width: 'min(100%, 208px)', height: 'auto' },
});
const Secret = styled('code')({
  padding: '10px 14px',
  borderRadius: 14,
  border: '2px dashed var(--mui-palette-sticker-line)',
  fontSize: '1.0625rem',
  fontWeight: 700,
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
});
// a link to an app works only on the device with the app
const OnThisPhone = styled(Row)({ '@media (pointer: fine)': { display: 'none' } });

const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

interface Props {
  enrolment: TotpEnrolment;
  onDone: () => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: by camera, by link, or by hand. */
export function AddApp({ enrolment, onDone, onCancel }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { secret, address } = enrolment;
  const copy = async () => {
    const isCopied = await copyText(secret);
    notify({ kind: isCopied ? 'info' : 'error', title: t(isCopied ? 'app.copied' : 'app.notCopied') });
  };
  return (
    <EnrolPanel title={t('app.title')}>
      <Stack gap={1.5}>
        <Text>{t('app.scan')}</Text>
        <Code>
          <QRCodeSVG value={address} size={208} marginSize={4} level="M" fgColor="#000" title={t('app.qr')} />
        </Code>
        <OnThisPhone style={{ justifyContent: 'center' }}>
          <Button variant="outlined" size="small" href={address}>
            {t('app.open')}
          </Button>
        </OnThisPhone>
        <Text>{t('app.byHand')}</Text>
        <Secret>{inGroups(secret)}</Secret>
        <Row>
          <Button variant="outlined" size="small" onClick={() => void copy()}>
            {t('app.copy')}
          </Button>
        </Row>
      </Stack>
      <FinishForm kind="totp" enrolment={enrolment} onDone={onDone} onCancel={onCancel} />
    </EnrolPanel>
  );
}
