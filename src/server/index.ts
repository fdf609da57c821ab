import { LANGUAGE_PARAMETER } from '@domain/language-parameter.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@domain/languages.ts';
import type { PageAnswer, PageProgram } from '@domain/page-answer.ts';
import { publicPath, withPrompt } from '@domain/profiles/links.ts';
import { tidyPath } from '@domain/profiles/tidy-path.ts';
import { toPrompt } from '@domain/prompts.ts';
import type { Switch } from '@domain/switches/switches.ts';
import { matchPage } from '../config/find-route.ts';
import { namespacesOf } from '../config/routes.ts';
import { EVERYWHERE } from '../i18n/i18n.ts';
import { textsOf } from '../i18n/texts.ts';
import { NO_PAGE_DATA, type PageData } from '../lib/page-data.ts';
import { absoluteUrl } from '../lib/site.ts';
import { type Page, toPage, withPage } from './html-document.ts';
import { readContent } from './read.ts';
import { renderPage } from './render.tsx';
import { sharedAnswer } from './shared-answers.ts';

async function renderIn(languages: readonly Language[], address: string, data: PageData): Promise<Map<Language, Page>> {
  const pages = new Map<Language, Page>();
  for (const language of languages) pages.set(language, toPage(await renderPage(address, language, data)));
  return pages;
}

function textsFor(path: string, language: Language) {
  const { page, params } = matchPage(path) ?? {};
  const ofPrompt = toPrompt(params?.['prompt']) ? ['prompts'] : [];
  const names = [...EVERYWHERE, ...(page ? namespacesOf(page) : []), ...ofPrompt];
  return Object.fromEntries(names.map((name) => [name, textsOf(language, name)]));
}

/** A file has no query: its own language is the default, and the head script takes the one that `?lang=` names. */
export async function staticPage(shell: string, path: string): Promise<string> {
  const pages = await renderIn(LANGUAGE_CODES, path, NO_PAGE_DATA);
  return withPage(shell, pages, { texts: textsFor(path, DEFAULT_LANGUAGE) });
}

const named = (code: string | null | undefined) => LANGUAGE_CODES.find((each) => each === code);

/** Returns whether an address's percent-encoding is whole; one that isn't gets the shell. */
function canDecode(path: string): boolean {
  try {
    // the value is used: a bundler drops a call whose value isn't
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Returns the address whose page is shown: a message page of no kind that there is is the default one. */
function shownPath(path: string): string {
  const { username = '', prompt } = matchPage(path)?.params ?? {};
  const known = toPrompt(prompt);
  return prompt === undefined || known === prompt ? path : withPrompt(publicPath.section(username, 'anonymous'), known);
}

/** Tells other sites where to ask for a card. Only programs read it, so no page of the app adds it. */
const discovery = (address: string) =>
  `<link data-shell="" rel="alternate" type="application/json+oembed" href="${absoluteUrl('/api/oembed')}?url=${encodeURIComponent(absoluteUrl(address))}"/>`;

interface Shown {
  language: Language;
  /** The address names the language. Nothing else of its query changes the page. */
  isChosen: boolean;
  off: readonly Switch[];
}

async function makeAnswer(shell: string, path: string, { language, isChosen, off }: Shown) {
  const content = await readContent(path);
  if (content === null) return null;
  const { values, exists, isPublic, isEmbeddable = false } = content;
  const status = exists ? 200 : 404;
  if (values === null) return { status, isPublic, html: shell } as const;
  const address = path + (isChosen ? `?${LANGUAGE_PARAMETER}=${language}` : '');
  // a device that speaks another renders it from the same data
  const pages = await renderIn([language], address, { values: new Map(values), isOld: false, off });
  if (isEmbeddable) for (const page of pages.values()) page.head += discovery(address);
  const data = { at: Date.now(), values, ...(off.length > 0 && { off }) };
  return {
    status,
    isPublic,
    html: withPage(shell, pages, { language, data, texts: textsFor(path, language) }),
  } as const;
}

const uncachedPages = new WeakMap<PageAnswer, PageAnswer>();
/** Whatever somebody writes at the end of an address, the CDN keeps one page. One object, so it is compressed once. */
function uncached(answer: PageAnswer): PageAnswer {
  const page = uncachedPages.get(answer) ?? { ...answer, isPublic: false };
  uncachedPages.set(answer, page);
  return page;
}

export const answerPage: PageProgram['answerPage'] = async (shell, { pathname, search, off }) => {
  const asked = tidyPath(pathname);
  if (!canDecode(asked)) return null;
  const path = shownPath(asked);
  const query = new URLSearchParams(search);
  const chosen = named(query.get(LANGUAGE_PARAMETER));
  // Facebook asks for the languages that the tags name
  const language = chosen ?? named(query.get('fb_locale')?.slice(0, 2)) ?? DEFAULT_LANGUAGE;
  const isChosen = chosen !== undefined;
  const answer = await sharedAnswer(`${language} ${isChosen} ${path}`, () =>
    makeAnswer(shell, path, { language, isChosen, off }),
  );
  return answer && path !== asked ? uncached(answer) : answer;
};
