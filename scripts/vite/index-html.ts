import { type HtmlTagDescriptor, loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGE_CODES, toLanguage } from '../../domain/languages.ts';
import { siteOrigin } from '../../src/config/site-origin.ts';
import { schemeCss, scriptlessSchemeCss } from '../../src/ui/schemes.ts';
import { SCREEN_TEXTS, textReader } from '../lib/locales.ts';

const NAME = 'WhoKnows: who really knows you?';
const DESCRIPTION = 'Quizzes about each other and anonymous messages. Open the link and play, no account needed.';

/** Returns the tags for chat link previews, which run no scripts. Pages manage their own afterwards. */
const shellTags = (origin: string): HtmlTagDescriptor[] =>
  [
    { name: 'description', content: DESCRIPTION },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'WhoKnows' },
    { property: 'og:title', content: NAME },
    { property: 'og:description', content: DESCRIPTION },
    { property: 'og:image', content: `${origin}/share.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ].map((attrs) => ({ tag: 'meta', attrs: { ...attrs, 'data-shell': '' }, injectTo: 'head' }));

interface NoScriptTexts {
  title: string;
  text: string;
  home: string;
  help: string;
}

/** Returns the page for browsers without scripts, in all languages, as only a script knows the chosen one. */
function noScriptHtml(languages: readonly string[], textsIn: (language: string) => NoScriptTexts): string {
  const lang = (language: string) =>
    language === DEFAULT_LANGUAGE ? '' : ` lang="${language}" dir="${directionOf(toLanguage(language))}"`;
  const paragraphs = languages.map((language) => {
    const { title, text } = textsIn(language);
    const heading = language === DEFAULT_LANGUAGE ? 'h1' : 'h2';
    return `<${heading}${lang(language)}>${title}</${heading}><p${lang(language)}>${text}</p>`;
  });
  const link = (path: string, name: 'home' | 'help') => {
    const names = languages.map((language) => {
      const text = textsIn(language)[name];
      return language === DEFAULT_LANGUAGE ? text : `<span${lang(language)}>${text}</span>`;
    });
    return `<a href="${path}">${names.join(' / ')}</a>`;
  };
  const brand = '<a class="brand" href="/"><img src="/favicon.svg" width="44" height="44" alt="" />WhoKnows</a>';
  const links = `${link('/', 'home')} ${link('/help', 'help')}`;
  return `<main class="no-script">${brand}<section>${paragraphs.join('')}</section>${links}</main>`;
}

/** Puts into index.html both schemes' colors, title and social tags, and the page for browsers without scripts. */
export function indexHtml(): Plugin {
  const read = textReader(SCREEN_TEXTS);
  const textsIn = (language: string) => read(language, 'no-script.json') as unknown as NoScriptTexts;
  let config: ResolvedConfig;
  return {
    name: 'whoknows-index-html',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: () => [
      { tag: 'style', children: schemeCss(), injectTo: 'head' },
      { tag: 'noscript', children: `<style>${scriptlessSchemeCss()}</style>`, injectTo: 'head' },
      { tag: 'title', attrs: { 'data-shell': '' }, children: NAME, injectTo: 'head' },
      ...shellTags(siteOrigin(loadEnv(config.mode, config.envDir || config.root))),
      { tag: 'noscript', children: noScriptHtml(LANGUAGE_CODES, textsIn), injectTo: 'body-prepend' },
    ],
  };
}
