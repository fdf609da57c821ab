import type { Language } from '@domain/languages.ts';
import { prerender } from 'react-dom/static';
import { App } from '../app/app.tsx';
import { loadCommonTexts } from '../i18n/i18n.ts';
import { LanguageContext } from '../i18n/use-translation.ts';
import { type PageData, PageDataContext } from '../lib/page-data.ts';
import { StaticRouter } from '../lib/router/router.tsx';

/** Returns the first screen of an address with what was read for it, its lazy parts included. */
export async function renderPage(address: string, language: Language, data: PageData): Promise<string> {
  await loadCommonTexts(language);
  const { prelude } = await prerender(
    <LanguageContext value={language}>
      <PageDataContext value={data}>
        <App router={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />
      </PageDataContext>
    </LanguageContext>,
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
