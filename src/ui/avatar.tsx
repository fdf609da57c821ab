import { GAME_COLORS, type Game, INK } from './games.ts';
import { styled } from './styled.ts';
import { DISPLAY } from './tokens.ts';

const GROUNDS: readonly Game[] = ['know-me', 'two-truths', 'never-have-i-ever', 'messages'];

const Round = styled('div')({
  flex: 'none',
  borderRadius: '50%',
  border: `2px solid ${INK}`,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontFamily: DISPLAY,
  fontWeight: 800,
  color: INK,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A person's picture, or the first letter of the name on a colour that stays theirs. `size` in pixels. Decorative. */
export function Avatar({ name, photoURL, size = 56 }: { name: string; photoURL: string | null; size?: number }) {
  const ground = GROUNDS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length];
  return (
    <Round
      aria-hidden
      style={{
        width: size,
        height: size,
        fontSize: size * 0.45,
        background: ground ? GAME_COLORS[ground].fill : undefined,
      }}
    >
      {photoURL ? <img src={photoURL} alt="" width={size} height={size} /> : ([...name.trim()][0] ?? '?').toUpperCase()}
    </Round>
  );
}
