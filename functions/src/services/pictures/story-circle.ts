import type { Language } from '@domain/languages.ts';
import { BRAND_FILLS, CREAM, FILLS, INK } from '@domain/palette.ts';
import type { Picture } from '@domain/pictures.ts';
import { initialOf } from '@domain/profiles/name.ts';
import { scoreLevel } from '@domain/responses/percentage.ts';
import type { Node } from '@takumi-rs/core';
import { CIRCLE_LOOK } from './look.ts';
import { box, words, wordsIn } from './nodes.ts';
import { heading, within } from './shapes.ts';
import { story } from './story.ts';
import { countOf, fill, textsOf } from './texts.ts';

const WIDTH = 800;
/** Room for the names beside the grid, at least, and for all rows. */
const NAMES = { min: 250, max: 380 };
const ROWS_HEIGHT = 500;
const CELL_MAX = 120;
const GAP = 6;
const TITLE_WIDTH = (WIDTH - 16) / 2;

const FILL_OF = { high: FILLS.teal, middle: FILLS.yellow, low: FILLS.coral } as const;
const SIGNS = BRAND_FILLS;

/** Returns a name on one line, or on two in a high row, as large as fits. */
const nameIn = (name: string, { width, height, max }: { width: number; height: number; max: number }): Node =>
  wordsIn(
    name,
    { width, lines: within(height, 2), max, min: 20 },
    { fontWeight: 700, lineHeight: 1.2, textAlign: 'start' },
  );

/** Returns somebody's sign, which stands for them above their column. */
const signOf = (name: string, place: number, side: number): Node =>
  box(
    {
      width: side,
      height: side,
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      background: SIGNS[place % SIGNS.length],
      border: `3px solid ${INK}`,
      borderRadius: side / 2,
    },
    words(initialOf(name), { fontSize: side * 0.52, fontWeight: 800, lineHeight: 1.1 }),
  );

interface Cell {
  width: number;
  height: number;
}

/** Returns a percentage on its color; a blank where nobody has guessed yet, and ink where one would guess oneself. */
const cellOf = (percent: number | null, isOwn: boolean, { width, height }: Cell): Node =>
  box(
    {
      width,
      height,
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: height / 5,
      background: percent === null ? (isOwn ? INK : CREAM) : FILL_OF[scoreLevel(percent)],
    },
    ...(percent === null
      ? []
      : [words(`${percent}`, { fontSize: Math.min(width * 0.48, height * 0.62), fontWeight: 800 })]),
  );

function grid({ members, rows }: Picture<'circle'>): Node {
  const count = members.length;
  const cell = {
    width: Math.min(CELL_MAX, (WIDTH - NAMES.min) / count - GAP),
    height: Math.min(CELL_MAX, ROWS_HEIGHT / count - GAP),
  };
  const side = Math.min(56, cell.width, cell.height);
  const names = Math.min(NAMES.max, WIDTH - count * (cell.width + GAP));
  const line = { flexDirection: 'row', alignItems: 'center', gap: GAP } as const;
  return box(
    { gap: GAP },
    box(
      { ...line, paddingLeft: names },
      ...members.map((name, place) =>
        box({ width: cell.width, flexShrink: 0, alignItems: 'center' }, signOf(name, place, side)),
      ),
    ),
    ...rows.map((cells, place) => {
      const name = members[place] ?? '';
      return box(
        line,
        box(
          { width: names - GAP, flexShrink: 0, flexDirection: 'row', alignItems: 'center', gap: 14 },
          signOf(name, place, side),
          nameIn(name, { width: names - side - 34, height: cell.height, max: Math.min(40, cell.height * 0.7) }),
        ),
        ...cells.map((percent, about) => cellOf(percent, place === about, cell)),
      );
    }),
  );
}

function titles({ members, titles: { openBook, mystery, mindReader, pair } }: Picture<'circle'>, language: Language) {
  const texts = textsOf(language).circle;
  const nameAt = (place: number | null | undefined) => (place == null ? null : (members[place] ?? null));
  const [a, b] = [nameAt(pair?.[0]), nameAt(pair?.[1])];
  const given = [
    { title: texts.openBook, name: nameAt(openBook), background: FILLS.yellow },
    { title: texts.mystery, name: nameAt(mystery), background: FILLS.violet },
    { title: texts.mindReader, name: nameAt(mindReader), background: FILLS.teal },
    { title: texts.pair, name: a === null || b === null ? null : fill(texts.both, { a, b }), background: FILLS.coral },
  ];
  return given.flatMap(({ title, name, background }) =>
    name === null
      ? []
      : [
          box(
            {
              width: TITLE_WIDTH,
              background,
              border: `4px solid ${INK}`,
              borderRadius: 26,
              padding: '8px 22px 12px',
            },
            words(title, { fontSize: 26, fontWeight: 600, lineHeight: 1.2 }),
            nameIn(name, { width: TITLE_WIDTH - 52, height: 64, max: 38 }),
          ),
        ],
  );
}

/** Draws who knows whom, and the titles that follow from it. */
export function storyCircle(circle: Picture<'circle'>, language: Language): Node {
  const texts = textsOf(language).circle;
  const { name, path, members } = circle;
  const given = titles(circle, language);
  const note = (text: string, fontSize: number) => words(text, { fontSize, fontWeight: 600, lineHeight: 1.25 });
  return story(
    CIRCLE_LOOK,
    { text: texts.make, path },
    heading(name, { width: WIDTH, lines: 1, max: 84, min: 40, textAlign: 'center' }),
    ...(members.length < 2
      ? [note(countOf(circle, language), 46)]
      : [
          box({ gap: 18, alignItems: 'center' }, grid(circle), note(texts.legend, 28)),
          ...(given.length === 0
            ? []
            : [
                box(
                  { width: WIDTH, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 16 },
                  ...given,
                ),
              ]),
        ]),
  );
}
