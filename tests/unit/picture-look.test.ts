import { QUIZ_TYPES } from '@domain/games/index.ts';
import { LANGUAGE_CODES } from '@domain/languages.ts';
import { expect, it, test } from 'vitest';
import { ICONS } from '../../functions/src/services/pictures/icons.ts';
import {
  CARD,
  CREAM,
  FILLS,
  GAME_FILLS,
  GAME_ICONS,
  INK,
  NIGHT,
  NIGHT_CARD,
  PAPER,
} from '../../functions/src/services/pictures/look.ts';
import { textsOf } from '../../functions/src/services/pictures/texts.ts';
import { GAME_COLOR, GAME_VIEWS } from '../../src/games/index.ts';
import { GAME_ICON_PATHS } from '../../src/ui/game-icon-paths.ts';
import { ICON_PATHS } from '../../src/ui/icon-paths.ts';
import * as palette from '../../src/ui/palette.ts';
import { readProjectFile } from './source-files.ts';

/** Functions can't import src: what they repeat for their pictures must stay the same. */
test('pictures have the colors of the pages', () => {
  expect({ CARD, CREAM, INK, NIGHT, NIGHT_CARD, PAPER }).toEqual({
    CARD: palette.CARD,
    CREAM: palette.CREAM,
    INK: palette.INK,
    NIGHT: palette.NIGHT,
    NIGHT_CARD: palette.NIGHT_CARD,
    PAPER: palette.PAPER,
  });
  for (const [name, fill] of Object.entries(FILLS)) expect(fill).toBe(palette.COLORS[name as palette.Color].fill);
});

it.each(QUIZ_TYPES)('%s has the color and the icon of its pages', (type) => {
  expect(GAME_FILLS[type]).toBe(palette.COLORS[GAME_COLOR[type]].fill);
  expect(GAME_ICONS[type]).toBe(GAME_VIEWS[type].icon);
});

test('icons have the outlines of the pages', () => {
  const outlines: Readonly<Record<string, string>> = { ...ICON_PATHS, ...GAME_ICON_PATHS };
  for (const [name, path] of Object.entries(ICONS)) expect(path, name).toBe(outlines[name]);
});

it.each(LANGUAGE_CODES)('games and circles have the same names on pictures as on pages in %s', (language) => {
  const games = JSON.parse(readProjectFile(`src/i18n/locales/${language}/games.json`)) as Record<
    string,
    { name: string; dare: string }
  >;
  for (const type of QUIZ_TYPES) {
    expect(textsOf(language).game[type]).toBe(games[type]?.name);
    expect(textsOf(language).dare[type]).toBe(games[type]?.dare);
  }
  const circle = JSON.parse(readProjectFile(`src/i18n/locales/${language}/circle.json`));
  const { unnamed, openBook, mystery, mindReader, pair } = textsOf(language).circle;
  expect(circle).toMatchObject({ unnamed, titles: { openBook, mystery, mindReader, pair } });
});
