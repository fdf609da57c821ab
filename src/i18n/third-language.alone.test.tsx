import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES, LANGUAGES, type Language, nextLanguage, toLanguage } from '@domain/languages.ts';
import { CUT_OFF_WORDS, HARMLESS_WORDS, RUDE_WORDS } from '@domain/locales/hidden-words.ts';
import { DEMO_TEXTS, READY, TEMPLATES } from '@domain/locales/ready.ts';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { projectFiles, readProjectFile } from '../../tests/unit/source-files.ts';

/** Welsh, which has six plural forms, with an invented separator and punctuation mark. */
const cy = 'cy' as Language;
const ROW = { label: 'Cymraeg', switchTo: 'newid i’r Gymraeg', ogLocale: 'cy_GB', csvSeparator: ';', looseMark: / !/ };

/** A text tree in the made-up language: each text says which one it translates. */
const inWelsh = (node: unknown): unknown => {
  if (typeof node === 'string') return `${node} (cy)`;
  if (Array.isArray(node)) return node.map(inWelsh);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, inWelsh(value)]));
};

// what a new language changes: the table and the lists of locale files
Object.assign(LANGUAGES, { cy: ROW });
(LANGUAGE_CODES as Language[]).push(cy);
for (const texts of [READY, TEMPLATES, DEMO_TEXTS]) Object.assign(texts, { cy: inWelsh(texts.en) });
Object.assign(RUDE_WORDS, { cy: ['cachu'] });
Object.assign(HARMLESS_WORDS, { cy: ['cachulyd'] });
Object.assign(CUT_OFF_WORDS, { cy: ['n'] });

/** Runs an inline script in a page. */
function run(code: string, window: Window): void {
  const { document, localStorage, location, history, matchMedia } = window;
  new Function('window', 'document', 'localStorage', 'location', 'history', 'matchMedia', code)(
    ...[window, document, localStorage, location, history, matchMedia.bind(window)],
  );
}

it('is supported like any other, and listed last', () => {
  expect([toLanguage('cy'), toLanguage('xx'), toLanguage(undefined)]).toEqual(['cy', 'en', 'en']);
  expect([nextLanguage('fr'), nextLanguage(cy)]).toEqual(['cy', 'en']);
});

it('can be chosen by its native name', async () => {
  const { LanguageSwitch } = await import('../ui/segments.tsx');
  const html = renderToStaticMarkup(<LanguageSwitch label="Language" language={cy} onChoose={() => undefined} />);
  expect(html).toMatch(/lang="cy"[^>]*aria-pressed="true"[^>]*>Cymraeg|aria-pressed="true"[^>]*lang="cy"[^>]*>Cymraeg/);
  for (const { label } of Object.values(LANGUAGES)) expect(html).toContain(label);
});

it('is offered by the button of the language before it', async () => {
  const { i18n, loadCommonTexts } = await import('./i18n.ts');
  const { PreferenceButtons } = await import('../app/preference-buttons.tsx');
  await loadCommonTexts('fr');
  i18n.showLanguage('fr');
  const html = renderToStaticMarkup(<PreferenceButtons />);
  expect(html).toContain(`aria-label="CY: ${ROW.switchTo}"`);
  expect(html).toMatch(/>CY</);
});

it('has its own tag in link previews, and its own separator in spreadsheets', () => {
  const { ogLocale, csvSeparator } = LANGUAGES[toLanguage('cy')];
  expect([ogLocale, csvSeparator]).toEqual([ROW.ogLocale, ROW.csvSeparator]);
});

it('is what the head script shows to somebody who has chosen it', async () => {
  const { earlyCode, earlyScript } = await import('../../scripts/vite/early.ts');
  const { transformIndexHtml, configResolved } = earlyScript() as never as {
    configResolved: (config: object) => void;
    transformIndexHtml: { handler: (html: string, context: object) => Promise<string> };
  };
  configResolved({ env: {} });
  const html = await transformIndexHtml.handler(readProjectFile('index.html'), {});
  const data = /id="early-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { languages } = JSON.parse(data);
  expect(languages).toEqual(['en', 'fr', 'cy']);

  const window = new Window({ url: 'https://example.com/' });
  window.document.head.innerHTML = `<script type="application/json" id="early-data">${data}</script>`;
  window.localStorage.setItem('preferred-language', 'cy');
  run(await earlyCode(), window);
  expect(window.document.documentElement.lang).toBe('cy');
});

it('is prerendered beside the others, and shown to somebody who has chosen it', async () => {
  const { SWAP, withPage } = await import('../server/html-document.ts');
  const shell =
    '<html lang="en"><head><meta charset="utf-8" /><title data-shell="">Shell</title></head><body><div id="root"></div></body></html>';
  const pages = new Map(
    LANGUAGE_CODES.map((code) => [
      code,
      { head: `<title data-shell="">${code} title</title>`, body: `<h1>${code} body</h1>` },
    ]),
  );
  const html = withPage(shell, pages);
  expect(html.match(/<template lang="\w+">/g)).toEqual(['<template lang="fr">', '<template lang="cy">']);

  const shownIn = (language: string) => {
    const window = new Window();
    window.document.write(html.replace(/<script>.*<\/script>/, ''));
    window.document.documentElement.lang = language;
    run(SWAP, window);
    return [window.document.title, window.document.getElementById('root')?.innerHTML];
  };
  for (const code of LANGUAGE_CODES) expect(shownIn(code)).toEqual([`${code} title`, `<h1>${code} body</h1>`]);
});

it('is on the page for browsers without scripts', async () => {
  const { noScriptHtml } = await import('../../scripts/vite/index-html.ts');
  const html = noScriptHtml(LANGUAGE_CODES, (code) => ({ title: code, text: code, home: code, help: code }));
  expect(html).toContain('<h1>en</h1>');
  expect(html).toContain('<h2 lang="cy">cy</h2>');
  expect(html).toContain('en / <span lang="fr">fr</span> / <span lang="cy">cy</span>');
});

it('has templates and statements, and its statements count as ready ones', async () => {
  const { isRewritten, readyTexts, templateDraft } = await import('@domain/quiz/ready.ts');
  expect(templateDraft('know-me', 'couple-check', cy)?.title).toBe('The couple check (cy)');
  const [first] = readyTexts('never-have-i-ever', 'normal', cy);
  expect(first?.text).toMatch(/\(cy\)$/);
  const item = { id: first?.id ?? '', statement: first?.text ?? '', answer: 'never' } as const;
  expect(isRewritten('never-have-i-ever', item)).toBe(false);
});

it('is translated from and to by the memory, and accepted by the endpoint', async () => {
  const { recall } = await import('@domain/translation/memory.ts');
  const { translateInput } = await import('@domain/translation/translation.ts');
  expect([recall('Dishes', cy), recall('La vaisselle', cy), recall('Dishes (cy)', 'fr')]).toEqual([
    'Dishes (cy)',
    'Dishes (cy)',
    'La vaisselle',
  ]);
  const input = { text: 'Dishes', targetLanguage: 'cy', context: 'answer' };
  expect(z.safeParse(translateInput, input).success).toBe(true);
});

it('has its own rude words', async () => {
  const { isOffensiveName } = await import('@domain/moderation/public-name.ts');
  expect([isOffensiveName('Cachu', []), isOffensiveName('Cachulyd', [])]).toEqual([true, false]);
});

const folder = mkdtempSync(join(tmpdir(), 'whoknows-locales-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('has its texts checked: each file, each key, each plural form, and its punctuation', async () => {
  const { findFolderProblems, LOCALE_FOLDERS } = await import('../../scripts/lib/locales.ts');
  const forms = [...new Set(Array.from({ length: 101 }, (_, count) => new Intl.PluralRules('cy').select(count)))];
  expect(forms).toHaveLength(6);
  const withPlurals = (node: object): object =>
    Object.fromEntries(
      Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
        if (typeof value !== 'string') return [[key, withPlurals(value)]];
        return key.endsWith('_other') ? forms.map((form) => [key.replace('other', form), value]) : [[key, value]];
      }),
    );
  for (const original of LOCALE_FOLDERS) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(original, folder, { recursive: true });
    cpSync(join(original, 'en'), join(folder, 'cy'), { recursive: true });
    const file = (name: string) => join(folder, 'cy', name);
    const texts = readdirSync(join(folder, 'cy')).filter((name) => !name.endsWith('-words.json'));
    for (const name of texts)
      writeFileSync(file(name), JSON.stringify(withPlurals(JSON.parse(readFileSync(file(name), 'utf8')))));
    expect(findFolderProblems(folder)).toEqual([]);

    const [gone = '', changed = ''] = texts;
    rmSync(file(gone));
    writeFileSync(file(changed), '{ "added": "Oh !" }');
    const problems = findFolderProblems(folder);
    expect(problems).toContain(`cy/${gone} is missing`);
    expect(problems).toContain(`cy/${changed}: added is missing in en`);
    expect(problems.some((problem) => /^cy\/.* is missing in cy$/.test(problem))).toBe(true);
  }
  const { findLocaleProblems } = await import('../../scripts/lib/locales.ts');
  expect(findLocaleProblems({ a: 'x!' }, { a: 'x !' }, cy)).toEqual(['a has an ordinary space at a mark in cy']);
  expect(findLocaleProblems({ a_one: 'x', a_other: 'y' }, { a_one: 'x', a_other: 'y' }, cy)).toEqual(
    ['zero', 'two', 'few', 'many'].map((form) => `a_${form} is missing in cy`),
  );
});

/** Returns which of the existing languages a source names: by code, path, tag or name. */
function languagesIn(source: string): string[] {
  const names = { en: 'English', fr: 'French|Français' };
  return Object.entries(names)
    .filter(([code, name]) =>
      new RegExp(
        `['"\`/]${code}(?=['"\`/]|[-_][A-Z]{2})|\\b${code}\\??:|[\\w)\\]]\\.${code}\\b|\\b(?:${name})\\b`,
      ).test(source),
    )
    .map(([code]) => code);
}
/** The table, the locale files' lists, and an invented browser's preferences. */
const MAY_NAME = /^domain\/(languages\.ts|locales\/|testing\/make-tracking\.ts)/;

it('requires no change in other files: none names two languages', () => {
  const sources = projectFiles(
    'index.html',
    '*.config.ts',
    '{domain,src,functions/src,scripts}/**/*.{ts,tsx,css,mjs}',
    'functions/*.mjs',
  ).filter((file) => !/\.test\.tsx?$/.test(file) && !MAY_NAME.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => languagesIn(readProjectFile(file)).length > 1)).toEqual([]);
});

it('the search finds a file that names two languages', () => {
  expect(languagesIn(readProjectFile('domain/languages.ts'))).toEqual(['en', 'fr']);
  expect(languagesIn("i18n.language === 'fr' ? ';' : ','")).toEqual(['fr']);
  expect(languagesIn("const ALL = ['en', 'fr'];")).toEqual(['en', 'fr']);
  expect(languagesIn('const NAMES = { en: 1, fr: 2 }; NAMES.en')).toEqual(['en', 'fr']);
  expect(languagesIn("import './locales/en/about.json'; // in French")).toEqual(['en', 'fr']);
  expect(languagesIn("t('frame', { end: 1 }); when(garden)")).toEqual([]);
});
