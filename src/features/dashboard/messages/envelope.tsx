import { FILLS, INK, PAPER } from '@domain/palette.ts';

const SEALS = [FILLS.coral, FILLS.violet, FILLS.teal] as const;

/** Returns the color of a message's seal: the same wherever it is drawn. */
const sealOf = (id: string): string => SEALS[id.charCodeAt(0) % SEALS.length] ?? SEALS[0];

/** A wax seal with a heart, around 0,0; its radius is 11. */
export function Seal({ id }: { id: string }) {
  return (
    <g className="seal">
      <path
        d="M0-11q3 2 6 2 3 2 4 6 2 3 0 7-1 4-5 5-3 3-7 1-4 1-6-2-4-2-4-6-1-4 1-7 2-4 6-4 3-2 5-2Z"
        fill={sealOf(id)}
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M0 5.5C-7 .5-5-4.5-2.2-4.5-1-4.5 0-3.5 0-2.5 0-3.5 1-4.5 2.2-4.5 5-4.5 7 .5 0 5.5Z" fill={INK} />
    </g>
  );
}

/** A sealed envelope, seen from behind. */
export function Envelope({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 64 48" width="64" height="48" aria-hidden style={{ overflow: 'visible', flex: 'none' }}>
      <rect x="2" y="3" width="60" height="42" rx="7" fill={PAPER} stroke={INK} strokeWidth="2" />
      <g fill="none" stroke={INK} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="m4 43 20-17M60 43 40 26" />
        <path d="M4 6l25 21q3 2.5 6 0L60 6" fill={PAPER} />
      </g>
      <g transform="translate(32 27)">
        <Seal id={id} />
      </g>
    </svg>
  );
}
