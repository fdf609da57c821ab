import { DEFAULT_LANGUAGE, directionOf, type Language } from '@domain/languages.ts';
import { PAGE_DATA_ID, PAGE_TEXTS_ID, SWAP_ID } from '../config/element-ids.ts';

const HEAD_TAG = /<title\b[^<>]*>[^<]*<\/title>|<(?:meta|link)\b[^<>]*\/>/g;

export interface Page {
  body: string;
  /** Title, description, canonical and social tags, marked like the shell's. */
  head: string;
}

/** Returns the page with its head tags separated from what React rendered. */
export function toPage(html: string): Page {
  const tags = html.match(HEAD_TAG) ?? [];
  return {
    body: html.replace(HEAD_TAG, ''),
    head: tags.map((tag) => tag.replace(/^<\w+/, '$& data-shell=""')).join(''),
  };
}

/** Swaps languages before anything is painted; leaves nothing, for the scripts to fill, where only another came. */
export const SWAP =
  `(d=>{const l=d.documentElement.lang,r=d.getElementById('root'),w=d.getElementById('${PAGE_TEXTS_ID}'),` +
  `t=d.querySelector('template[lang='+l+']');if(!t)return w&&w.lang!==l&&r.replaceChildren();` +
  "const[h,b]=t.content.children;d.head.querySelectorAll('[data-shell]').forEach(e=>e.remove());" +
  'd.head.append(...h.childNodes);r.replaceChildren(...b.childNodes)})(document)';

/** Paints nothing before the page is whole: its parts would move while others arrive. */
const WHOLE = '<link rel="expect" href="#whole" blocking="render">';

/** What the shell shows without scripts, and its words. */
// unchecked pattern: index.html is ours
const NO_SCRIPT = /\s*<noscript>\s*<main[\s\S]*?(<section>[\s\S]*?<\/section>)[\s\S]*?<\/noscript>/;
const noScriptNote = (section: string) =>
  `<noscript><div class="no-script">${section.replace(/(<\/?)h[12]\b/g, '$1p')}</div></noscript>`;

/** No text in it can close the block. */
const dataBlock = (attributes: string, data: unknown) =>
  `<script type="application/json" ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

interface Options {
  language?: Language;
  data?: unknown;
  /** The page's locale files in the language in place, by name. */
  texts?: Readonly<Record<string, unknown>>;
}

/** One language in place, others as templates. Tags come before all styles: some chats read only the beginning. */
export function withPage(shell: string, pages: ReadonlyMap<Language, Page>, options: Options = {}): string {
  const { language = DEFAULT_LANGUAGE, data, texts } = options;
  const others = new Map(pages);
  others.delete(language);
  const { head, body } = pages.get(language) as Page;
  const templates = [...others].map(
    ([code, page]) => `<template lang="${code}"><div>${page.head}</div><div>${page.body}</div></template>`,
  );
  const blocks =
    (data === undefined ? '' : dataBlock(`id="${PAGE_DATA_ID}"`, data)) +
    (texts ? dataBlock(`id="${PAGE_TEXTS_ID}" lang="${language}"`, texts) : '');
  const filled = shell
    // unchecked pattern: index.html is ours
    .replace(/\s*<title data-shell[^>]*>[^<]*<\/title>|\s*<meta [^>]*data-shell[^>]*>/g, '')
    // a page of a link can be read without scripts, but not used; the others need not ask for them
    .replace(NO_SCRIPT, (_, section: string) => (data === undefined ? '' : noScriptNote(section)))
    .replace(/<html lang="\w+" dir="\w+"/, `<html lang="${language}" dir="${directionOf(language)}"`)
    .replace(/<meta charset="utf-8"\s*\/?>/, (charset) => `${charset}${head}`)
    .replace('</head>', `${WHOLE}</head>`)
    // before the head script, which asks for what is not there
    .replace('<script type="application/json"', (next) => blocks + next)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body}</div><template id="whole"></template>${templates.join('')}<script id="${SWAP_ID}">${SWAP}</script>`,
    );
  if (!filled.includes(SWAP)) throw new Error('index.html has no empty #root to render into.');
  return filled;
}
