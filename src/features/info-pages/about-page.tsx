import { href } from '../../config/href.ts';
import { GAMES_AND_MESSAGES, GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { Link } from '../../lib/router/router.tsx';
import { fill } from '../../ui/color.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './about-page.module.css';
import { InfoCards } from './info-cards.tsx';
import { InfoPage } from './info-page.tsx';
import { InfoCall, InfoGrid, InfoSection, InfoSplit } from './info-parts.tsx';

/** How far the stickers on the sheet are turned, one after the other. */
const TURNS = [-9, 6, 7, -5];

/** A sheet of stickers, one per game, to look at. */
const Sheet = () => (
  <Sticker as="div" aria-hidden tilt={2} className={css['sheet']}>
    {GAMES_AND_MESSAGES.map((game, at) => (
      <span
        key={game}
        className={css['place']}
        style={{ ...fill(GAME_COLOR[game]), transform: `rotate(${TURNS[at % TURNS.length]}deg)` }}
      >
        <GameIcon game={game} />
      </span>
    ))}
  </Sticker>
);

/** /about: what the app is for, and its principles. */
export const AboutPage = () => (
  <InfoPage of="about" color="violet">
    {({ story, games, values, safetyLink, cta }) => (
      <>
        <InfoSplit columns="1.2fr 0.8fr" style={{ alignItems: 'center' }}>
          <InfoSection texts={story} />
          <Sheet />
        </InfoSplit>
        <InfoSection texts={games}>
          <InfoGrid wide={4}>
            {GAMES_AND_MESSAGES.map((game, at) => (
              <Sticker key={game} as="article" color={GAME_COLOR[game]} tilt={at % 2 === 0 ? -1 : 1}>
                <Stack gap={1}>
                  <GameIcon game={game} size={36} />
                  <Heading size={3} as="h3">
                    {games[game].title}
                  </Heading>
                  <Text>{games[game].text}</Text>
                </Stack>
              </Sticker>
            ))}
          </InfoGrid>
        </InfoSection>
        <InfoCards
          texts={values}
          cards={{
            open: ['yellow', 'link'],
            honest: ['violet', 'search'],
            kind: ['coral', 'party'],
            light: ['teal', 'offline'],
          }}
        >
          <Text>
            <Link to={href.page('safety')} style={{ color: 'inherit', fontWeight: 700 }}>
              {safetyLink}
            </Link>
          </Text>
        </InfoCards>
        <InfoCall color="yellow" texts={cta} to={{ join: href.signIn(), home: '/' }} />
      </>
    )}
  </InfoPage>
);
