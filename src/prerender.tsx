import type { Language } from '@domain/languages.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { i18n, i18nReady } from './i18n/i18n.ts';

/** The HTML of a page that is the same for everybody, its lazy parts included. Runs on Node at build time (scripts/vite/prerender.ts). */
export async function renderPage(path: string, language: Language): Promise<string> {
  await i18nReady;
  await i18n.changeLanguage(language);
  const { prelude } = await prerender(
    <App router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />,
    {
      // everything in its place, instead of in parts that a script puts there
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
