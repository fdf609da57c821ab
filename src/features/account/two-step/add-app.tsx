import Button from '@mui/material/Button';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/share.ts';
import type { TotpEnrolment } from '../../../session/auth/second-factors.ts';
import { notify } from '../../../stores/notices.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import css from './add-app.module.css';
import { EnrolPanel } from './enrol-panel.tsx';
import { FinishForm } from './finish-form.tsx';

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
        <div className={css['code']}>
          <QRCodeSVG value={address} size={208} marginSize={4} level="M" fgColor="#000" title={t('app.qr')} />
        </div>
        <Row className={css['onThisPhone']} style={{ justifyContent: 'center' }}>
          <Button variant="outlined" size="small" href={address}>
            {t('app.open')}
          </Button>
        </Row>
        <Text>{t('app.byHand')}</Text>
        <code className={css['secret']}>{inGroups(secret)}</code>
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
