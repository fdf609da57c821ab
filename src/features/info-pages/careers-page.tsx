import { useTranslation } from 'react-i18next';
import type { AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import type { Game } from '../../ui/games.ts';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { CareersOpening } from './careers-opening.tsx';
import { InfoCard } from './info-card.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid, InfoSection } from './info-section.tsx';

const CARES = [
  ['phones', 'know-me', 'offline'],
  ['words', 'two-truths', 'globe'],
  ['less', 'messages', 'shield'],
] as const satisfies readonly (readonly [string, Game, AnyIconName])[];
const JOBS = [
  ['writer', 'two-truths'],
  ['engineer', 'know-me'],
  ['safety', 'messages'],
] as const;

/** /careers: what the work is about, and three sample openings. */
export function CareersPage() {
  const { t } = useTranslation('careers');
  return (
    <InfoFrame
      game="never-have-i-ever"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <InfoSection title={t('openings')} lead={t('note')}>
        {JOBS.map(([job, game]) => (
          <CareersOpening key={job} job={job} game={game} />
        ))}
      </InfoSection>
      <InfoSection title={t('care.title')}>
        <InfoGrid wide={3}>
          {CARES.map(([care, game, icon]) => (
            <InfoCard key={care} game={game} icon={icon} title={t(`care.${care}.title`)}>
              {t(`care.${care}.text`)}
            </InfoCard>
          ))}
        </InfoGrid>
      </InfoSection>
      <Sticker as="section" game="two-truths" style={{ padding: '32px 24px' }}>
        <Stack gap={2} style={{ alignItems: 'flex-start' }}>
          <Heading size={2} as="h2">
            {t('write.title')}
          </Heading>
          <Text>{t('write.text')}</Text>
          <Button variant="ink" size="large" to="/contact?type=general">
            {t('write.action')}
          </Button>
        </Stack>
      </Sticker>
    </InfoFrame>
  );
}
