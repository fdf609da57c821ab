import { useTranslation } from 'react-i18next';

/** Title, description, canonical address and social metadata of a page; React puts them into the document's head. */
export function PageMeta({
  title,
  description,
  isPrivate = false,
}: {
  title: string;
  description: string;
  isPrivate?: boolean;
}) {
  const { t } = useTranslation();
  const full = `${title} · ${t('appName')}`;
  const url = location.origin + location.pathname;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('appName')} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${location.origin}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
