import { expect, test } from 'vitest';
import { guessHelpCountry } from './help-country.ts';
import { HELP_COUNTRIES } from './help-lines.ts';

test.each([
  ['Europe/Paris', ['en-US'], 'FR'],
  ['Indian/Reunion', ['fr-FR'], 'FR'],
  ['Europe/Brussels', ['fr-FR', 'fr'], 'BE'],
  ['Europe/Zurich', [], 'CH'],
  ['Europe/London', ['pl-PL'], 'GB'],
  ['America/Toronto', ['fr-CA'], 'CA'],
  ['America/Kentucky/Monticello', [], 'US'],
  ['America/Indiana/Knox', [], 'US'],
  ['Australia/Sydney', [], 'AU'],
  ['Pacific/Auckland', [], 'NZ'],
  // no lines for that country: better those of all the world than another country's
  ['Asia/Tokyo', ['en-US'], null],
  ['America/Mexico_City', ['es-ES'], null],
  // a clock without a place
  ['UTC', ['fr-BE', 'en-GB'], 'BE'],
  ['Etc/GMT+5', ['en', 'ja-JP', 'en-ie'], 'IE'],
  ['', ['zh-Hant-TW', 'fr'], null],
  ['', [], null],
])('a device with the clock of %j and the languages %j is in %s', (timeZone, languages, country) => {
  expect(guessHelpCountry(timeZone, languages)).toBe(country);
});

test("this machine's time zones identify every listed country", () => {
  const told = new Set(Intl.supportedValuesOf('timeZone').map((zone) => guessHelpCountry(zone, [])));
  expect([...told].filter((country) => country !== null).sort()).toEqual([...HELP_COUNTRIES].sort());
});
