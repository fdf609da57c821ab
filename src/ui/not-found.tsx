import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Column, Stack } from './layout.tsx';
import { PageMeta } from './page-meta.tsx';
import { Sticker } from './sticker.tsx';
import { Heading, Text } from './text.tsx';

/** The screen for what doesn't exist. `reason` says what is missing. */
export function NotFound({ reason }: { reason?: string | undefined }) {
  const { t } = useTranslation();
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
        {reason !== undefined && <Text>{reason}</Text>}
        <Button variant="contained" to="/">
          {t('notFound.action')}
        </Button>
      </Stack>
    </Column>
  );
}
