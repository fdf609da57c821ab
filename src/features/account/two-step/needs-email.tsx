import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

/** Says that a second factor needs a verified email, and links to it. */
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
