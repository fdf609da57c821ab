import { href } from '../../config/href.ts';
import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR, type Game } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/index.ts';
import type { AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './about-page.module.css';
import { AboutSheet } from './about-sheet.tsx';
import { InfoCall } from './info-call.tsx';
import { InfoCard } from './info-card.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid, InfoSection } from './info-section.tsx';

const GAMES: readonly [game: Game, tilt: number][] = [
  ['know-me', -1],
  ['two-truths', 1],
  ['never-have-i-ever', -1],
  ['messages', 1],
];
const VALUES = [
  ['open', 'yellow', 'link'],
  ['honest', 'violet', 'search'],
  ['kind', 'coral', 'party'],
  ['light', 'teal', 'offline'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];

/** /about: what the app is for, and its principles. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <InfoFrame
      color="violet"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <div className={css['split']}>
        <InfoSection title={t('story.title')}>
          <Text>{t('story.p1')}</Text>
          <Text>{t('story.p2')}</Text>
        </InfoSection>
        <AboutSheet />
      </div>
      <InfoSection title={t('games.title')}>
        <InfoGrid wide={4}>
          {GAMES.map(([game, tilt]) => (
            <Sticker key={game} as="article" color={GAME_COLOR[game]} tilt={tilt}>
              <Stack gap={1}>
                <GameIcon game={game} size={36} />
                <Heading size={3} as="h3">
                  {t(`games.${game}.title`)}
                </Heading>
                <Text>{t(`games.${game}.text`)}</Text>
              </Stack>
            </Sticker>
          ))}
        </InfoGrid>
      </InfoSection>
      <InfoSection title={t('values.title')}>
        <InfoGrid>
          {VALUES.map(([value, color, icon]) => (
            <InfoCard key={value} color={color} icon={icon} title={t(`values.${value}.title`)}>
              {t(`values.${value}.text`)}
            </InfoCard>
          ))}
        </InfoGrid>
        <Text>
          <Link to={href.page('safety')} style={{ color: 'inherit', fontWeight: 700 }}>
            {t('safetyLink')}
          </Link>
        </Text>
      </InfoSection>
      <InfoCall color="yellow" title={t('cta.title')} text={t('cta.text')}>
        <Button variant="ink" size="large" to={href.signIn()}>
          {t('cta.join')}
        </Button>
        <Button variant="outlined" size="large" to="/">
          {t('cta.home')}
        </Button>
      </InfoCall>
    </InfoFrame>
  );
}
