import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { BlogDate } from './blog-date.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid, InfoSection } from './info-section.tsx';
import { PressFacts } from './press-facts.tsx';
import css from './press-page.module.css';

const RELEASES = [
  ['offline', '2026-10-20'],
  ['french', '2026-09-08'],
] as const;
const COVERAGE = [
  ['school', -1],
  ['tech', 1],
  ['parents', -1],
] as const;

/** /press: a short description, sample releases and coverage, and the brand. */
export function PressPage() {
  const { t } = useTranslation('press');
  return (
    <InfoFrame
      color="coral"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <InfoSection title={t('about.title')} lead={t('about.lead')}>
        <Sticker as="div" style={{ padding: 24 }}>
          <Text style={{ fontSize: '1.1875rem' }}>{t('about.text')}</Text>
        </Sticker>
      </InfoSection>
      <InfoSection title={t('releases.title')} lead={t('releases.note')}>
        <InfoGrid>
          {RELEASES.map(([release, day]) => (
            <Sticker key={release} as="article">
              <Stack gap={1.25}>
                <Row style={{ justifyContent: 'space-between' }}>
                  <Badge style={{ borderStyle: 'dashed' }}>{t('sample')}</Badge>
                  <BlogDate day={day} />
                </Row>
                <Heading size={3} as="h3">
                  {t(`releases.${release}.title`)}
                </Heading>
                <Text>{t(`releases.${release}.text`)}</Text>
              </Stack>
            </Sticker>
          ))}
        </InfoGrid>
      </InfoSection>
      <InfoSection title={t('coverage.title')} lead={t('coverage.note')}>
        <InfoGrid wide={3}>
          {COVERAGE.map(([one, tilt]) => (
            <Sticker key={one} as="article" color="violet" tilt={tilt}>
              <Badge style={{ borderStyle: 'dashed', borderColor: 'currentColor' }}>{t('sample')}</Badge>
              <blockquote className={css['quote']}>{t(`coverage.${one}.quote`)}</blockquote>
              <Text small>{t(`coverage.${one}.by`)}</Text>
            </Sticker>
          ))}
        </InfoGrid>
      </InfoSection>
      <PressFacts />
      <Sticker as="section" color="yellow" style={{ padding: '32px 24px' }}>
        <Stack gap={2} style={{ alignItems: 'flex-start' }}>
          <Heading size={2} as="h2">
            {t('write.title')}
          </Heading>
          <Text>{t('write.text')}</Text>
          <Button variant="ink" size="large" to={href.contact('press')}>
            {t('write.action')}
          </Button>
        </Stack>
      </Sticker>
    </InfoFrame>
  );
}
