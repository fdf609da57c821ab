import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Column, Stack } from '../ui/layout.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Heading, Text } from '../ui/text.tsx';

/** The page of every unknown address. A page that redirects here may give a reason in `location.state.reason`. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const reason: unknown = useLocation().state?.reason;
  return (
    <Column>
      <PageMeta title={t('notFound.title')} description={t('notFound.title')} isPrivate />
      <Stack gap={3} style={{ alignItems: 'center', textAlign: 'center', paddingTop: 'clamp(32px, 14vh, 140px)' }}>
        <Sticker color="coral" tilt={-3} style={{ padding: '8px 36px' }}>
          <Heading as="p" size={1}>
            {t('notFound.code')}
          </Heading>
        </Sticker>
        <Heading as="h1" size={2}>
          {t('notFound.title')}
        </Heading>
        {typeof reason === 'string' && <Text>{reason}</Text>}
        <Button variant="contained" to="/">
          {t('notFound.action')}
        </Button>
      </Stack>
    </Column>
  );
}
