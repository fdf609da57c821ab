import { FILLS, INK } from '@domain/palette.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import css from './leaderboard.module.css';

const OF = 5;
const FRIENDS = [
  ['Kim', 5],
  ['Ada', 4],
  ['Milo', 3],
  ['Jules', 2],
] as const;

/** Who knows Nour best: invented, and labeled as such. */
export function Leaderboard() {
  const { t } = useTranslation('landing');
  return (
    <Sticker as="section" color="violet" tilt={-1} aria-label={t('board.label')} style={{ maxWidth: 480 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 }}>
        <strong style={{ fontFamily: 'var(--display)', fontSize: '1.25rem' }}>{t('board.name')}</strong>
        <Badge style={{ backgroundColor: FILLS.violet, borderColor: INK }}>{t('sample')}</Badge>
      </div>
      <ol className={css['list']}>
        {FRIENDS.map(([name, score], place) => (
          <li className={css['line']} key={name}>
            <span aria-hidden>{place + 1}</span>
            <Avatar name={name} photoURL={null} size={40} />
            <span>
              {name}
              <span className={css['bar']} style={{ width: `${(score / OF) * 100}%` }} />
            </span>
            <span>
              {score}/{OF}
            </span>
          </li>
        ))}
      </ol>
    </Sticker>
  );
}
