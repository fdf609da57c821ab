import { LANGUAGE_PARAMETER } from '@domain/language-parameter.ts';
import { inLanguage, LANGUAGE_CODES, LANGUAGES, type Language, toLanguage } from '@domain/languages.ts';
import { isolated } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLocation } from '../lib/router/router.tsx';
import { APP_PICTURE, absoluteUrl, type LinkPicture } from '../lib/site.ts';

interface Props {
  title: string;
  description: string;
  /** The canonical path, for a page that has several. */
  path?: string;
  /** For signed-in pages and those that only say what isn't there: kept out of search engines. */
  isPrivate?: boolean;
  /**
   * For pages that somebody made. The server renders it in the language of the URL. Search engines must not index it:
   * links are given to people, and no one's age should be guessed from a search result.
   */
  isPersonal?: boolean;
  /** What chats show beside the link, in the page's language; by default the app's. */
  picture?: (language: Language) => LinkPicture;
}

/** Title, description, canonical address and social metadata of a page; React moves them to the document's head. */
export function PageMeta(props: Props) {
  const { title, description, path, isPrivate = false, isPersonal = false } = props;
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const language = toLanguage(i18n.language);
  const full = `${isolated(title, language)} · ${t('appName')}`;
  const address = absoluteUrl(path ?? pathname);
  const picture = props.picture?.(language) ?? APP_PICTURE;
  // the address's language, whatever the reader has chosen since
  const named = toLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER));
  const url = isPersonal ? inLanguage(address, named) : address;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('appName')} />
      <meta property="og:locale" content={LANGUAGES[language].ogLocale} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={props.picture ? title : t('shareImage')} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture.url} />
      {isPersonal &&
        LANGUAGE_CODES.filter((code) => code !== language).map((code) => (
          <meta key={code} property="og:locale:alternate" content={LANGUAGES[code].ogLocale} />
        ))}
      {(isPrivate || isPersonal) && <meta name="robots" content="noindex" />}
    </>
  );
}
