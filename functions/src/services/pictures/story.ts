import { gameOf } from '@domain/games/index.ts';
import type { Language } from '@domain/languages.ts';
import { CARD, FILLS, INK } from '@domain/palette.ts';
import type { Picture } from '@domain/pictures.ts';
import type { Portrait } from '@domain/profiles/face.ts';
import { dareOf } from '@domain/responses/percentage.ts';
import type { Node } from '@takumi-rs/core';
import { siteOrigin } from '../../support/config.ts';
import { askLookOf, GAME_FILLS, type Sign } from './look.ts';
import { box, words, wordsIn } from './nodes.ts';
import { addressTag, badge, heading, page, roundFace, roundSign, seal, sheet, within, wordmark } from './shapes.ts';
import { askTextsOf, fill, headlineFor, percentOf, textsOf } from './texts.ts';

/** Apps cover the top and the bottom of a story with their own controls. */
const TOP = 176;
const BOTTOM = 110;
const SIDE = 90;
const WIDTH = 1080 - 2 * SIDE;
const INNER = WIDTH - 140;

/** What leads back from a screenshot: a few words and an address. */
interface WayBack {
  text: string;
  path: string;
}

/** Seals that are half out of the picture. */
const STRAYS = [
  { sign: '?', side: 330, left: -84, top: 84, transform: 'rotate(-18deg)' },
  { sign: '!', side: 300, left: 838, top: 1676, transform: 'rotate(16deg)' },
];

interface Look {
  ground: string;
  icon: Sign;
  /** Whose face is beside the icon. */
  drawn?: Portrait;
  background?: string;
  color?: string;
}

/** One column between the apps' controls: a sheet with an icon on its edge, and what leads back. */
export const story = (
  { ground, icon, drawn, background = CARD, color = INK }: Look,
  { text, path }: WayBack,
  ...written: readonly Node[]
): Node =>
  page(
    { background: ground, padding: `${TOP}px ${SIDE}px ${BOTTOM}px`, alignItems: 'center', gap: 124 },
    ...STRAYS.map(({ sign, side, ...place }) => seal(sign, { side, fill: CARD, position: 'absolute', ...place })),
    wordmark(60),
    box(
      { flexGrow: 1, justifyContent: 'center', gap: 52, alignItems: 'center', paddingBottom: 60 },
      box(
        { width: WIDTH },
        sheet(
          { width: WIDTH, background, ground, color, padding: '104px 0 72px', alignItems: 'center', gap: 44 },
          ...written,
        ),
        roundSign(icon, {
          side: ICON_SIDE,
          fill: ground === FILLS.yellow ? FILLS.violet : FILLS.yellow,
          position: 'absolute',
          left: (WIDTH - ICON_SIDE) / 2 + (drawn ? ICON_SIDE * 0.42 : 0),
          top: -116,
          transform: drawn ? 'rotate(8deg)' : 'rotate(-6deg)',
        }),
        ...(drawn
          ? [
              roundFace(drawn, {
                side: ICON_SIDE,
                position: 'absolute',
                left: (WIDTH - ICON_SIDE * 1.84) / 2,
                top: -116,
                transform: 'rotate(-6deg)',
              }),
            ]
          : []),
      ),
      box(
        { alignItems: 'center', gap: 22, width: WIDTH },
        words(text, { fontSize: 44, fontWeight: 800, lineHeight: 1.2, textAlign: 'center' }),
        addressTag(new URL(siteOrigin()).host, path, { width: WIDTH, ground }),
      ),
    ),
  );
const ICON_SIDE = 210;

const centered = (text: string, size: number, fontWeight = 600): Node =>
  wordsIn(
    text,
    { width: INNER, lines: 2, max: size, min: size - 8 },
    { fontWeight, lineHeight: 1.25, textAlign: 'center' },
  );

export function storyQuiz({ game, title, name, path, drawn }: Picture<'quiz'>, language: Language): Node {
  const texts = textsOf(language);
  return story(
    { ground: GAME_FILLS[game], icon: gameOf(game).icon, drawn },
    { text: texts.play, path },
    badge(texts.game[game], GAME_FILLS[game], 38),
    heading(title, { width: INNER, lines: within(560, 6), max: 120, min: 52, textAlign: 'center' }),
    centered(fill(texts.dare[game], { name }), 46),
  );
}

export function storyResult(result: Picture<'result'>, language: Language): Node {
  const { game, title, percent, score, total, path, drawn } = result;
  const texts = textsOf(language);
  return story(
    { ground: GAME_FILLS[game], icon: gameOf(game).icon, drawn },
    { text: texts.result[dareOf(percent)], path },
    heading(headlineFor(result, language), {
      width: INNER,
      lines: within(210, 3),
      max: 96,
      min: 44,
      keepsWords: true,
      textAlign: 'center',
    }),
    seal(percentOf(language, percent), { side: 450, fill: GAME_FILLS[game] }),
    centered(fill(texts.result.outOf, { score, total }), 52, 800),
    ...(title === '' ? [] : [centered(title, 42)]),
  );
}

export function storyAsk({ path, prompt, drawn }: Picture<'ask'>, language: Language): Node {
  const { ask, say } = textsOf(language);
  const texts = askTextsOf(language, prompt);
  return story(
    { ...askLookOf(prompt), drawn },
    { text: say, path },
    heading(texts.story, { width: INNER, lines: within(500, 5), max: 148, min: 72, textAlign: 'center' }),
    box(
      { width: INNER, background: CARD, borderRadius: 40, padding: '44px 40px' },
      words(texts.placeholder, { fontSize: 42, color: '#5d566e', lineHeight: 1.25 }),
    ),
    centered(ask.text, 44),
  );
}

/** Draws what there is to show of a private quiz. */
export function storyPrivate(language: Language): Node {
  const { private: texts, tagline } = textsOf(language);
  return story(
    { ground: FILLS.yellow, icon: 'lock' },
    { text: tagline, path: '' },
    heading(texts.title, { width: INNER, lines: 3, max: 120, min: 88, textAlign: 'center' }),
    centered(texts.text, 46),
  );
}
