import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../domain/languages.ts';
import { SCREEN_TEXTS, textReader } from '../lib/locales.ts';

interface Texts {
  title: string;
  text: string;
  home: string;
  help: string;
}

/** Returns the page for browsers without scripts, in all languages, as only a script knows the chosen one. */
export function noScriptHtml(languages: readonly string[], textsIn: (language: string) => Texts): string {
  const lang = (language: string) => (language === DEFAULT_LANGUAGE ? '' : ` lang="${language}"`);
  const paragraphs = languages.map((language) => {
    const { title, text } = textsIn(language);
    const heading = language === DEFAULT_LANGUAGE ? 'h1' : 'h2';
    return `<${heading}${lang(language)}>${title}</${heading}><p${lang(language)}>${text}</p>`;
  });
  const link = (path: string, name: 'home' | 'help') => {
    const names = languages.map((language) => {
      const text = textsIn(language)[name];
      return language === DEFAULT_LANGUAGE ? text : `<span lang="${language}">${text}</span>`;
    });
    return `<a href="${path}">${names.join(' / ')}</a>`;
  };
  const brand = '<a class="brand" href="/"><img src="/favicon.svg" width="44" height="44" alt="" />WhoKnows</a>';
  const links = `${link('/', 'home')} ${link('/help', 'help')}`;
  return `<main class="no-script">${brand}<section>${paragraphs.join('')}</section>${links}</main>`;
}

/** Puts it into index.html, from each language's `no-script.json`. */
export function noScriptPage(): Plugin {
  const read = textReader(SCREEN_TEXTS);
  return {
    name: 'whoknows-no-script',
    transformIndexHtml: () => [
      {
        tag: 'noscript',
        children: noScriptHtml(LANGUAGE_CODES, (language) => read(language, 'no-script.json') as unknown as Texts),
        injectTo: 'body-prepend',
      },
    ],
  };
}
