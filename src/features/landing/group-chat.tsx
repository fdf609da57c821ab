import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { CARD, COLORS, INK } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { keyframes, styled, withoutProps } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';
import { ChatLink } from './chat-link.tsx';

const arrive = keyframes({ from: { transform: 'translateY(10px) scale(0.96)' } });
const Thread = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 });
const Line = styled(
  'li',
  withoutProps('isMine'),
)<{ isMine: boolean }>(({ isMine }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  flexDirection: isMine ? 'row-reverse' : 'row',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${arrive} 250ms ease-out backwards` },
}));
const Bubble = styled(
  'div',
  withoutProps('isMine'),
)<{ isMine: boolean }>(({ isMine }) => ({
  maxWidth: '80%',
  padding: '8px 14px',
  borderRadius: isMine ? '18px 18px 4px 18px' : '18px 18px 18px 4px',
  border: '2px solid var(--mui-palette-sticker-line)',
  fontWeight: 600,
  lineHeight: 1.35,
  ...(isMine && { backgroundColor: COLORS.yellow.fill, color: INK, borderColor: INK }),
}));
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
        <strong style={{ fontFamily: DISPLAY, fontSize: '1.125rem' }}>{t('chat.name')}</strong>
        <Badge style={{ backgroundColor: CARD, color: INK }}>{t('sample')}</Badge>
      </div>
      <Thread>
        {LINES.map(([who, line], place) => {
          const isMine = who === 'Nour';
          const isLast = LINES[place + 1]?.[0] !== who;
          return (
            <Line key={line} isMine={isMine} style={{ animationDelay: `${place * 90}ms` }}>
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
                <Bubble isMine={isMine}>{t(`chat.${line}`)}</Bubble>
              )}
            </Line>
          );
        })}
      </Thread>
    </Sticker>
  );
}
