import { LANGUAGES, toLanguage } from '@domain/languages.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { absoluteUrl } from '../lib/site.ts';

interface Props {
  title: string;
  description: string;
  /** The canonical path, for a page that has several. */
  path?: string;
  /** For signed-in pages and those meant only for people with the link: kept out of search engines. */
  isPrivate?: boolean;
}

/** Title, description, canonical address and social metadata of a page; React moves them to the document's head. */
export function PageMeta({ title, description, path, isPrivate = false }: Props) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const full = `${title} · ${t('appName')}`;
  const url = absoluteUrl(path ?? pathname);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('appName')} />
      <meta property="og:locale" content={LANGUAGES[toLanguage(i18n.language)].ogLocale} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl('/share.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('shareImage')} />
      <meta name="twitter:card" content="summary_large_image" />
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
