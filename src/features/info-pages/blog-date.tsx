import { useTranslation } from 'react-i18next';

/** A day such as 2026-09-14 in words: the same on the machine that renders the page and on the reader's. */
export function BlogDate({ day }: { day: string }) {
  const { i18n } = useTranslation();
  const words = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>;
}
