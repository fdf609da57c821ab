// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { i18n, i18nReady } from './i18n.ts';

it('a name in a text keeps its direction to itself, and is written as it is', async () => {
  await i18nReady;
  i18n.addResource(i18n.language, 'common', 'greeting', 'Hey {{name}}!');
  const greet = (name: string) => i18n.t('common:greeting' as never, { name }) as unknown;
  expect(greet('<Robin> & "Co"')).toBe('Hey <Robin> & "Co"!');
  expect(greet('\u202eevil')).toBe('Hey \u2068\u202eevil\u2069!');
  expect(greet('دوست')).toBe('Hey \u2068دوست\u2069!');
});
