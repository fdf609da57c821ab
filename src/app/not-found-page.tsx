import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Column, Stack } from '../ui/layout.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Sticker } from '../ui/sticker.tsx';

/** The end of every address that leads nowhere. A page that sends people here may say why in `location.state.reason`. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const reason: unknown = useLocation().state?.reason;
  return (
    <Column>
      <PageMeta title={t('notFound.title')} description={t('notFound.title')} isPrivate />
      <Stack gap={3} style={{ alignItems: 'center', textAlign: 'center', paddingTop: 32 }}>
        <Sticker game="two-truths" tilt={-3} style={{ padding: '8px 36px' }}>
          <Typography variant="h1" component="p">
            {t('notFound.code')}
          </Typography>
        </Sticker>
        <Typography variant="h2" component="h1">
          {t('notFound.title')}
        </Typography>
        {typeof reason === 'string' && <Typography>{reason}</Typography>}
        <Button variant="contained" component={Link} to="/">
          {t('notFound.action')}
        </Button>
      </Stack>
    </Column>
  );
}
