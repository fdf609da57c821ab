import { expect, test } from 'vitest';
import { toPage, withPage } from './html-document.ts';

const SHELL = `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8" /><title data-shell="">Shell</title>
<style>.shell{}</style><script type="application/json" id="early-data">{}</script></head>
<body><noscript><main><a>Home</a><section><h1>Scripts</h1><h2>SVP</h2></section></main></noscript><div id="root"></div></body></html>`;

const rendered = (language: string) =>
  toPage(`<title>${language} $& title</title><meta name="description" content="$'"/><h1>${language} body</h1>`);
const PAGES = new Map([
  ['en', rendered('en')],
  ['fr', rendered('fr')],
] as const);

test('tags come first, then the styles of the shell, then the data before the head script, then the page', () => {
  const html = withPage(SHELL, PAGES, { data: { title: 'x' }, texts: { common: {} } });
  const places = [
    'charset',
    'en $& title',
    '.shell',
    'page-data',
    'page-texts',
    'early-data',
    '<h1>en body',
    'template',
  ];
  const found = places.map((part) => html.indexOf(part));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(html).not.toMatch(/>Shell<|>Home</);
});

test('a page for a link says that it needs scripts, in every language; a static page does not', () => {
  const note = '<noscript><div class="no-script"><section><p>Scripts</p><p>SVP</p></section></div></noscript>';
  expect(withPage(SHELL, PAGES, { data: {} })).toContain(`<body>${note}<div id="root">`);
  expect(withPage(SHELL, PAGES)).not.toContain('SVP');
});

test('any language can be shown, with the others beside it', () => {
  const html = withPage(SHELL, PAGES, { language: 'fr' });
  expect(html).toContain('<html lang="fr" dir="ltr"');
  expect(html).toContain('<div id="root"><h1>fr body</h1></div><template id="whole"></template><template lang="en">');
  expect(html).not.toContain('page-data');
});

test('nothing in the data can end its block', () => {
  const html = withPage(SHELL, PAGES, { data: ['</script><!--<script>', "$&$'"] });
  const block = /id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual(['</script><!--<script>', "$&$'"]);
});
