import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

/** A second factor needs a confirmed address; this leads to where it is confirmed. */
export function NeedsEmail() {
  const { t } = useTranslation('account');
  return (
    <>
      <Text>{t('twoStep.needsEmail')}</Text>
      <Row>
        <Button variant="outlined" size="small" component={Link} to="#sign-in">
          {t('twoStep.toEmail')}
        </Button>
      </Row>
    </>
  );
}
