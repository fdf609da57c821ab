import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** What takes something away, as buttons say it. */
const LOSS =
  /^(?:yes, )?(?:block|delete|discard|leave the|remove|sign out|stop|suspend|switch off|take .* out|unsubscribe)\b/i;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

function textAt(texts: unknown, key: string): string[] {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts);
  return found === undefined ? [] : textsOf(found);
}

/** Returns what the buttons in the look of the way on can say, with their files. */
function waysOn(): { file: string; text: string }[] {
  return projectFiles('src/**/*.tsx').flatMap((file) => {
    const source = readProjectFile(file);
    const namespaces = [...source.matchAll(/useTranslation\((\[[^\]]*\]|'[^']*')/g)].flatMap(([, names]) =>
      [...(names ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name as string),
    );
    const [own = 'common'] = namespaces;
    const buttons = [...source.matchAll(/<Button\b[\s\S]*?<\/Button>/g)].map(([button]) => button);
    const yellow = buttons.filter((button) => /variant="contained"/.test(button) && !/color=/.test(button));
    const keys = yellow.flatMap((button) => [...button.matchAll(/\bt\(([^)]*)\)/g)]).map(([, inside]) => inside ?? '');
    return keys
      .flatMap((inside) => [...inside.matchAll(/['`](?:([a-z-]+):)?([\w.-]+)['`]/g)])
      .flatMap(([, namespace = own, key = '']) => {
        const texts: unknown = JSON.parse(readProjectFile(`src/i18n/locales/en/${namespace}.json`));
        return textAt(texts, key).map((text) => ({ file, text }));
      });
  });
}

test('yellow is the way on: no button that takes something away has its look', () => {
  const found = waysOn();
  expect(found.length).toBeGreaterThan(80);
  expect(found.filter(({ text }) => LOSS.test(text))).toEqual([]);
});
