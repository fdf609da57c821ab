import type { Language } from '@domain/languages.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { textsIn } from '../i18n/i18n.ts';
import { type PageData, PageDataContext } from '../lib/page-data.ts';

export interface RenderedPage {
  html: string;
  /** Emotion's rules by name. */
  styles: ReadonlyMap<string, string>;
}

/** Returns the first screen of an address with what was read for it, its lazy parts included. */
export async function renderPage(address: string, language: Language, data: PageData): Promise<RenderedPage> {
  const cache = createCache({ key: 'css' });
  // collects the rules instead of writing them beside the elements: what React renders again after suspending would
  // lack them
  cache.compat = true;
  const { prelude } = await prerender(
    <I18nextProvider i18n={await textsIn(language)}>
      <PageDataContext value={data}>
        <CacheProvider value={cache}>
          <App router={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />
        </CacheProvider>
      </PageDataContext>
    </I18nextProvider>,
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
