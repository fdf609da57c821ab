import { gameOf, QUIZ_TYPES } from '@domain/games/index.ts';
import type { Language } from '@domain/languages.ts';
import { CARD, FILLS, INK, PAPER } from '@domain/palette.ts';
import type { Picture } from '@domain/pictures.ts';
import type { Portrait } from '@domain/profiles/face.ts';
import { dareOf } from '@domain/responses/percentage.ts';
import type { Node } from '@takumi-rs/core';
import { askLookOf, CIRCLE_LOOK, GAME_FILLS, type Sign } from './look.ts';
import { box, sticker, words, wordsIn } from './nodes.ts';
import { badge, heading, page, roundFace, roundSign, seal, sheet, within, wordmark } from './shapes.ts';
import { askTextsOf, countOf, fill, headlineFor, percentOf, textsOf } from './texts.ts';

const MARGIN = 52;
const SHEET_WIDTH = 1200 - 2 * MARGIN;

/** One line on the sheet, two where it is very long. */
const line = (text: string, beside = 0): Node =>
  wordsIn(
    text,
    { width: SHEET_WIDTH - 114 - beside, lines: (size) => (size > LINE_MIN ? 1 : 2), max: 42, min: LINE_MIN },
    { fontWeight: 600, lineHeight: 1.2 },
  );
const LINE_MIN = 32;

/** The lines below the sheet. */
const footer = (language: Language): Node =>
  box(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
    wordmark(42),
    words(textsOf(language).tagline, { fontSize: 34, fontWeight: 600, lineHeight: 1.2 }),
  );

/** One sheet with an icon stuck on its corner. */
const onSheet = (
  {
    ground,
    icon,
    background = CARD,
    color = INK,
  }: Parameters<typeof corner>[0] & { background?: string; color?: string },
  language: Language,
  ...children: readonly Node[]
): Node =>
  page(
    { background: ground, padding: `${MARGIN}px ${MARGIN}px 30px`, justifyContent: 'space-between' },
    sheet(
      { background, ground, color, height: 462, padding: '40px 52px', justifyContent: 'space-between' },
      ...children,
    ),
    footer(language),
    corner({ ground, icon }),
  );
const corner = ({ ground, icon }: { ground: string; icon: Sign }): Node =>
  roundSign(icon, {
    side: 184,
    fill: ground === FILLS.yellow ? FILLS.violet : FILLS.yellow,
    position: 'absolute',
    right: 16,
    top: 12,
    transform: 'rotate(8deg)',
  });

const FACE_SIDE = 168;
const BESIDE_FACE = 840;
/** The creator's face on the lower corner of the sheet. */
const stuck = (drawn: Portrait): Node =>
  roundFace(drawn, { side: FACE_SIDE, position: 'absolute', right: 24, bottom: 20, transform: 'rotate(-6deg)' });

export function ogQuiz({ game, title, name, drawn }: Picture<'quiz'>, language: Language): Node {
  const texts = textsOf(language);
  const ground = GAME_FILLS[game];
  return onSheet(
    { ground, icon: gameOf(game).icon },
    language,
    box({ alignItems: 'flex-start' }, badge(texts.game[game], ground, 34)),
    heading(title, { width: BESIDE_FACE, lines: within(222, 3), max: 92, min: 40 }),
    line(fill(texts.dare[game], { name }), FACE_SIDE),
    stuck(drawn),
  );
}

export function ogCircle(circle: Picture<'circle'>, language: Language): Node {
  return onSheet(
    CIRCLE_LOOK,
    language,
    box({ alignItems: 'flex-start' }, badge(textsOf(language).circle.dare, CIRCLE_LOOK.ground, 34)),
    heading(circle.name, { width: 880, lines: within(222, 2), max: 112, min: 40 }),
    line(countOf(circle, language)),
  );
}

/** Draws what there is to show of a private quiz. */
export function ogPrivate(language: Language): Node {
  const { title, text } = textsOf(language).private;
  return onSheet(
    { ground: FILLS.yellow, icon: 'lock' },
    language,
    heading(title, { width: 860, lines: 2, max: 104, min: 72, marginTop: 40 }),
    line(text),
  );
}

export function ogAsk({ name, prompt, drawn }: Picture<'ask'>, language: Language): Node {
  return onSheet(
    askLookOf(prompt),
    language,
    heading(fill(askTextsOf(language, prompt).title, { name }), {
      width: BESIDE_FACE,
      lines: within(270, 3),
      max: 116,
      min: 48,
      keepsWords: true,
      marginTop: 20,
    }),
    line(textsOf(language).ask.text, FACE_SIDE),
    stuck(drawn),
  );
}

export function ogResult(result: Picture<'result'>, language: Language): Node {
  const { game, title, percent, score, total, drawn } = result;
  const texts = textsOf(language);
  const ground = GAME_FILLS[game];
  const WIDTH = 590;
  return page(
    { background: ground, padding: `${MARGIN}px ${MARGIN}px 30px`, justifyContent: 'space-between' },
    sheet(
      // above, letters with marks need more room than Latin ones
      { height: 462, padding: '26px 52px 36px', justifyContent: 'space-between' },
      box({ alignItems: 'flex-start' }, badge(texts.game[game], ground, 34)),
      heading(headlineFor(result, language), {
        width: WIDTH,
        lines: within(190, 3),
        max: 76,
        min: 38,
        keepsWords: true,
      }),
      box(
        { gap: 6 },
        ...(title === ''
          ? []
          : [wordsIn(title, { width: WIDTH, lines: 1, max: 34, min: 28 }, { fontWeight: 600, lineHeight: 1.2 })]),
        words(texts.result[dareOf(percent)], { width: WIDTH, fontSize: 38, fontWeight: 800 }),
      ),
    ),
    footer(language),
    seal(percentOf(language, percent), { side: 400, fill: FILLS.yellow, position: 'absolute', right: 74, top: 56 }),
    roundFace(drawn, { side: 150, position: 'absolute', right: 36, top: 296, transform: 'rotate(8deg)' }),
    words(fill(texts.result.outOf, { score, total }), {
      position: 'absolute',
      right: 74,
      top: 452,
      width: 400,
      fontSize: 32,
      fontWeight: 700,
      textAlign: 'center',
    }),
  );
}

/** Where the first games lie on the pile; there is no room for more. */
const PILE = [
  { left: 796, top: 40, turn: -4 },
  { left: 824, top: 190, turn: 3 },
  { left: 780, top: 342, turn: -2 },
];
/** A sticker of the pile on the right. */
const note = (text: string, background: string, place: { left: number; top: number; turn: number }): Node =>
  box(
    { position: 'absolute', left: place.left, top: place.top, width: 330, transform: `rotate(${place.turn}deg)` },
    sticker(
      { background, borderRadius: 36, padding: '24px 32px 28px' },
      words(text, { fontSize: 36, fontWeight: 800, lineHeight: 1.1 }),
    ),
  );

export function ogProfile({ name, drawn }: Picture<'profile'>, language: Language): Node {
  const { game, profile } = textsOf(language);
  return page(
    { background: PAPER, padding: '52px 72px 44px', justifyContent: 'space-between' },
    roundFace(drawn, { side: 170 }),
    heading(name, { width: 660, lines: within(216, 3), max: 100, min: 40 }),
    words(profile.text, { width: 660, fontSize: 38, fontWeight: 600 }),
    wordmark(42),
    ...QUIZ_TYPES.flatMap((type, at) => {
      const place = PILE[at];
      return place ? [note(game[type], GAME_FILLS[type], place)] : [];
    }),
    note(profile.psst, FILLS.yellow, { left: 826, top: 492, turn: 4 }),
  );
}
