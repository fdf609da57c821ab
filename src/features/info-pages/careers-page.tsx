import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { CareersOpening } from './careers-opening.tsx';
import { InfoCard } from './info-card.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid, InfoSection } from './info-section.tsx';

const CARES = [
  ['phones', 'violet', 'offline'],
  ['words', 'coral', 'globe'],
  ['less', 'yellow', 'shield'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];
const JOBS = [
  ['writer', 'coral'],
  ['engineer', 'violet'],
  ['safety', 'yellow'],
] as const;

/** /careers: what the work is about, and three sample openings. */
export function CareersPage() {
  const { t } = useTranslation('careers');
  return (
    <InfoFrame
      color="teal"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <InfoSection title={t('openings')} lead={t('note')}>
        {JOBS.map(([job, color]) => (
          <CareersOpening key={job} job={job} color={color} />
        ))}
      </InfoSection>
      <InfoSection title={t('care.title')}>
        <InfoGrid wide={3}>
          {CARES.map(([care, color, icon]) => (
            <InfoCard key={care} color={color} icon={icon} title={t(`care.${care}.title`)}>
              {t(`care.${care}.text`)}
            </InfoCard>
          ))}
        </InfoGrid>
      </InfoSection>
      <Sticker as="section" color="coral" style={{ padding: '32px 24px' }}>
        <Stack gap={2} style={{ alignItems: 'flex-start' }}>
          <Heading size={2} as="h2">
            {t('write.title')}
          </Heading>
          <Text>{t('write.text')}</Text>
          <Button variant="ink" size="large" to={href.contact('general')}>
            {t('write.action')}
          </Button>
        </Stack>
      </Sticker>
    </InfoFrame>
  );
}
