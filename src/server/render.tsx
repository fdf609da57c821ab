import type { Language } from '@domain/languages.ts';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { textsIn } from '../i18n/i18n.ts';
import { type PageData, PageDataContext } from '../lib/page-data.ts';

/** Returns the first screen of an address with what was read for it, its lazy parts included. */
export async function renderPage(address: string, language: Language, data: PageData): Promise<string> {
  const { prelude } = await prerender(
    <I18nextProvider i18n={await textsIn(language)}>
      <PageDataContext value={data}>
        <App router={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />
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
  return new Response(prelude).text();
}
