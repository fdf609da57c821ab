import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { AnalyticsSample } from './analytics-sample.tsx';
import { InfoCard } from './info-card.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid, InfoSection } from './info-section.tsx';

const THERE = [
  ['live', 'coral', 'flame'],
  ['scores', 'violet', 'party'],
  ['spread', 'teal', 'cards'],
  ['choices', 'yellow', 'eye'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];
const SOON = ['together', 'trends', 'hours'] as const;

/** /analytics: the insights of a quiz with sample numbers, and what is planned. */
export function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  return (
    <InfoFrame
      color="yellow"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <AnalyticsSample />
      <InfoSection title={t('there.title')} lead={t('there.lead')}>
        <InfoGrid wide={4}>
          {THERE.map(([what, color, icon]) => (
            <InfoCard key={what} color={color} icon={icon} title={t(`there.${what}.title`)}>
              {t(`there.${what}.text`)}
            </InfoCard>
          ))}
        </InfoGrid>
        <Row gap={1.5}>
          <Button variant="contained" size="large" to={href.dashboard()}>
            {t('there.dashboard')}
          </Button>
          <Button variant="outlined" size="large" to={href.templates()}>
            {t('there.templates')}
          </Button>
        </Row>
      </InfoSection>
      <Sticker as="section" color="violet" style={{ padding: '32px 24px' }}>
        <Stack gap={2} style={{ alignItems: 'flex-start' }}>
          <Badge style={{ borderStyle: 'dashed', borderColor: 'currentColor' }}>{t('soon.badge')}</Badge>
          <Heading size={2} as="h2">
            {t('soon.title')}
          </Heading>
          <Text>{t('soon.text')}</Text>
          <ul style={{ margin: 0, paddingLeft: '1.25em', display: 'grid', gap: 8, fontWeight: 600 }}>
            {SOON.map((what) => (
              <li key={what}>{t(`soon.${what}`)}</li>
            ))}
          </ul>
        </Stack>
      </Sticker>
    </InfoFrame>
  );
}
