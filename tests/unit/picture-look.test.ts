import { QUIZ_TYPES } from '@domain/games/index.ts';
import { LANGUAGE_CODES } from '@domain/languages.ts';
import { expect, it, test } from 'vitest';
import { ICONS } from '../../functions/src/services/pictures/look.ts';
import { textsOf } from '../../functions/src/services/pictures/texts.ts';
import { ICON_PATHS } from '../../src/ui/icon-paths.ts';
import { readProjectFile } from './source-files.ts';

/** Functions can't import src: what they repeat for their pictures must stay the same. */
test('icons have the outlines of the pages', () => {
  const { lock, envelope } = ICONS;
  expect({ lock, envelope }).toEqual({ lock: ICON_PATHS.lock, envelope: ICON_PATHS.envelope });
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
