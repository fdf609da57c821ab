import { FILLS, INK, PAPER } from '@domain/palette.ts';
import { href } from '../../config/href.ts';
import { GAMES_AND_MESSAGES } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import type { TextsOf } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoPage } from './info-page.tsx';
import { InfoCall, InfoDay, InfoGrid, InfoSection } from './info-parts.tsx';
import css from './press-page.module.css';

type Texts = TextsOf<'press'>;

const RELEASES = [
  ['offline', '2026-10-20'],
  ['french', '2026-09-08'],
] as const;
const COVERAGE = [
  ['school', -1],
  ['tech', 1],
  ['parents', -1],
] as const;
const FACTS = ['name', 'tagline', 'games', 'languages', 'price', 'age'] as const;
const SWATCHES = [
  ...GAMES_AND_MESSAGES.map((game) => [game, FILLS[GAME_COLOR[game]]] as const),
  ['ink', INK],
  ['paper', PAPER],
] as const;

/** The name, facts and colors, for people who write or design about WhoKnows. */
const Facts = ({ facts, colors, picture }: Pick<Texts, 'facts' | 'colors' | 'picture'>) => (
  <InfoSection texts={facts}>
    <dl className={css['facts']}>
      {FACTS.map((fact) => (
        <div key={fact}>
          <dt>{facts[fact].label}</dt>
          <dd>{facts[fact].value}</dd>
        </div>
      ))}
    </dl>
    <ul className={css['colors']} aria-label={colors.label}>
      {SWATCHES.map(([name, hex]) => (
        <li key={name} style={{ backgroundColor: hex, color: name === 'ink' ? PAPER : INK }}>
          {colors[name]}
          <code>{hex}</code>
        </li>
      ))}
    </ul>
    <Button variant="outlined" href="/share.png" download="whoknows.png" style={{ alignSelf: 'flex-start' }}>
      {picture}
    </Button>
  </InfoSection>
);

/** /press: a short description, sample releases and coverage, and the brand. */
export const PressPage = () => (
  <InfoPage of="press" color="coral">
    {({ about, releases, coverage, sample, write, ...brand }) => (
      <>
        <InfoSection texts={about}>
          <Sticker as="div" style={{ padding: 24 }}>
            <Text style={{ fontSize: '1.1875rem' }}>{about.text}</Text>
          </Sticker>
        </InfoSection>
        <InfoSection texts={releases}>
          <InfoGrid>
            {RELEASES.map(([release, day]) => (
              <Sticker key={release} as="article">
                <Stack gap={1.25}>
                  <Row style={{ justifyContent: 'space-between' }}>
                    <Badge style={{ borderStyle: 'dashed' }}>{sample}</Badge>
                    <InfoDay day={day} />
                  </Row>
                  <Heading size={3} as="h3">
                    {releases[release].title}
                  </Heading>
                  <Text>{releases[release].text}</Text>
                </Stack>
              </Sticker>
            ))}
          </InfoGrid>
        </InfoSection>
        <InfoSection texts={coverage}>
          <InfoGrid wide={3}>
            {COVERAGE.map(([one, tilt]) => (
              <Sticker key={one} as="article" color="violet" tilt={tilt}>
                <Badge style={{ borderStyle: 'dashed', borderColor: 'currentColor' }}>{sample}</Badge>
                <blockquote className={css['quote']}>{coverage[one].quote}</blockquote>
                <Text small>{coverage[one].by}</Text>
              </Sticker>
            ))}
          </InfoGrid>
        </InfoSection>
        <Facts {...brand} />
        <InfoCall color="yellow" texts={write} to={{ action: href.contact('press') }} />
      </>
    )}
  </InfoPage>
);
