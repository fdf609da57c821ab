import { type Color, FILLS } from '@domain/palette.ts';
import { faceAddress } from '@domain/profiles/face.ts';
import type { BoardEntry } from '@domain/quiz/board.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { now } from '../lib/clock.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { HiddenText } from '../ui/layout.tsx';
import { Badge } from '../ui/sticker.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { UserName } from '../ui/user-text.tsx';
import css from './board-list.module.css';
import { type BoardView, isListed } from './own-result.ts';

/** How many rows are shown at first. */
const FIRST_ROWS = 5;

/** The rows of a scoreboard: the first five, then all on request, and always the result's own. */
export function BoardList({ color, view: { board, own } }: { color: Color; view: BoardView }) {
  const { t } = useTranslation('scoreboard');
  const [isWhole, setIsWhole] = useState(false);
  const [shownAt] = useState(now);
  const { entries } = board;
  const rows = isWhole ? entries : entries.slice(0, FIRST_ROWS);
  const isApart = own !== null && !(isListed(own, board) && own.place <= rows.length);
  const row = (entry: BoardEntry, place: number) => (
    <BoardRow
      key={entry.mark}
      entry={entry}
      place={place}
      color={color}
      shownAt={shownAt}
      owner={entry.mark === own?.entry.mark ? (own.isMine ? 'you' : 'this') : null}
      isAfterGap={isApart && place > rows.length}
    />
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers, Safari takes it for no list */}
      <ol className={css['list']} role="list">
        {rows.map((entry, index) => row(entry, index + 1))}
        {isApart && row(own.entry, own.place)}
      </ol>
      {entries.length > FIRST_ROWS && (
        <Button variant="outlined" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('showLess') : t('showAll', { count: entries.length })}
        </Button>
      )}
    </>
  );
}

const MEDALS: readonly Color[] = ['yellow', 'teal', 'coral'];

function BoardRow(props: {
  entry: BoardEntry;
  place: number;
  color: Color;
  shownAt: number;
  /** Whether it is the reader's own, or that of the page; null for all others. */
  owner: 'you' | 'this' | null;
  isAfterGap: boolean;
}) {
  const { entry, place, color, shownAt, owner, isAfterGap } = props;
  const { t } = useTranslation('scoreboard');
  const { percent, number, ago } = useFormats();
  const medal = MEDALS[place - 1];
  return (
    <li
      value={place}
      className={clsx(css['row'], owner && css['own'], isAfterGap && css['afterGap'])}
      aria-current={owner ? 'true' : undefined}
    >
      <span className={clsx(css['place'], medal && css['medal'])} style={medal && { backgroundColor: FILLS[medal] }}>
        <HiddenText>{t('place')} </HiddenText>
        {number(place)}
      </span>
      <Avatar name={entry.name ?? '?'} photoURL={faceAddress(entry.face)} size={36} />
      <span className={css['who']}>
        <span className={css['name']}>
          {entry.name === null ? <i>{t('anonymous')}</i> : <UserName>{entry.name}</UserName>}
          {owner && <Badge className={css['badge']}>{t(owner)}</Badge>}
        </span>
        <span className={css['bar']} aria-hidden>
          <span style={{ width: `${entry.percentage}%`, backgroundColor: FILLS[color] }} />
        </span>
      </span>
      <span className={css['score']}>
        <strong>{percent(entry.percentage / 100)}</strong>
        <small>{ago(entry.at, shownAt, t('justNow'))}</small>
      </span>
    </li>
  );
}
