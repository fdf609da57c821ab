import { CARD, INK } from '@domain/palette.ts';
import { clsx } from 'clsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { ChatLink } from './chat-link.tsx';
import css from './group-chat.module.css';

const LINES = [
  ['Nour', 'start'],
  ['Nour', 'link'],
  ['Kim', 'sure'],
  ['Jules', 'score'],
  ['Jules', 'excuse'],
  ['Nour', 'end'],
] as const;

/** A made-up chat of friends about the link, labeled as such. */
export function GroupChat() {
  const { t } = useTranslation('landing');
  return (
    <Sticker
      as="section"
      aria-label={t('chat.label')}
      tilt={1}
      style={{ width: '100%', maxWidth: 440, margin: '0 auto', paddingBottom: 24 }}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12, marginBottom: 16 }}>
        <strong style={{ fontFamily: 'var(--display)', fontSize: '1.125rem' }}>{t('chat.name')}</strong>
        <Badge style={{ backgroundColor: CARD, color: INK }}>{t('sample')}</Badge>
      </div>
      <ol className={css['thread']}>
        {LINES.map(([who, line], place) => {
          const isMine = who === 'Nour';
          const isLast = LINES[place + 1]?.[0] !== who;
          return (
            <li
              key={line}
              className={clsx(css['line'], isMine && css['isMine'])}
              style={{ animationDelay: `${place * 90}ms` }}
            >
              {!isMine && (
                <span style={{ width: 32, visibility: isLast ? 'visible' : 'hidden' }}>
                  <Avatar name={who} photoURL={null} size={32} />
                </span>
              )}
              {line === 'link' ? (
                <div style={{ width: '80%' }}>
                  <ChatLink />
                </div>
              ) : (
                <div className={css['bubble']}>{t(`chat.${line}`)}</div>
              )}
            </li>
          );
        })}
      </ol>
    </Sticker>
  );
}
