import type { Language } from '@domain/languages.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { i18n, i18nReady } from './i18n/i18n.ts';

export interface RenderedPage {
  html: string;
  /** Emotion's rules by name. */
  styles: ReadonlyMap<string, string>;
}

/** Returns a prerendered page, its lazy parts included. Runs on Node at build time (scripts/vite/prerender.ts). */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  await i18nReady;
  await i18n.changeLanguage(language);
  const cache = createCache({ key: 'css' });
  // collects the rules instead of writing them beside the elements: what React renders again after suspending would
  // lack them
  cache.compat = true;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />
    </CacheProvider>,
    {
      // everything in place, instead of in chunks that a script moves there
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const styles = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { html: await new Response(prelude).text(), styles: new Map(styles) };
}
