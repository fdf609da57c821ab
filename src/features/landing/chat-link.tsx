import { DEFAULT_LANGUAGE, toLanguage } from '@domain/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { absoluteUrl } from '../../lib/site.ts';
import { LinkCard } from '../../ui/link-card.tsx';

/** The server's own pictures of this quiz, made by docs/art/group-chat.ts. */
const PICTURES = import.meta.glob<string>('./chat/*.webp', { eager: true, import: 'default', query: '?url' });

/** The link of the example, as a chat shows a real one. */
export function ChatLink() {
  const { t, i18n } = useTranslation(['landing', 'common']);
  const picture = PICTURES[`./chat/${toLanguage(i18n.language)}.webp`] ?? PICTURES[`./chat/${DEFAULT_LANGUAGE}.webp`];
  return (
    <LinkCard
      picture={
        <img
          src={picture}
          alt=""
          width={600}
          height={315}
          loading="lazy"
          style={{ display: 'block', width: '100%', height: 'auto' }}
        />
      }
      title={`${t('chat.link')} · ${t('common:appName')}`}
      description={t('chat.linkText')}
      host={new URL(absoluteUrl('/')).host}
    />
  );
}
