import { FILLS, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import { Sticker } from '../../../ui/sticker.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import { Seal } from './envelope.tsx';

const Text = styled('p')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  fontWeight: 600,
});

const Frame = styled('div')({ position: 'relative', perspective: 800 });

/**
 * The envelope in front of the letter. It appears only for its animation, so with reduced motion the letter shows
 * immediately.
 */
const Cover = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 },
  '& .pocket': { animation: 'letter-pocket 700ms ease-in' },
  '& .flap': { transformOrigin: 'top', animation: 'letter-flap 700ms ease-in' },
  '& .wax': { animation: 'letter-wax 700ms ease-in' },
  '@keyframes letter-wax': {
    '0%': { opacity: 1 },
    '15%': { opacity: 1, transform: 'scale(1.25)' },
    '35%, 100%': { opacity: 0, transform: 'scale(0.6)' },
  },
  '@keyframes letter-flap': {
    '0%, 30%': { opacity: 1, transform: 'none' },
    '65%': { opacity: 1, transform: 'rotateX(110deg)' },
    '66%, 100%': { opacity: 0, transform: 'rotateX(110deg)' },
  },
  '@keyframes letter-pocket': {
    '0%, 55%': { opacity: 1, transform: 'none' },
    '100%': { opacity: 0, transform: 'translateY(70%)' },
  },
});

/** A shape over the whole cover, drawn in percent; the outline keeps its width. */
const shape = (d: string, className: string) => (
  <svg aria-hidden className={className} viewBox="0 0 100 100" preserveAspectRatio="none">
    <path
      d={d}
      fill={FILLS.yellow}
      stroke={INK}
      strokeWidth="2"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

interface Props {
  id: string;
  text: string;
  /** On plain paper: what it says is nothing to celebrate. */
  isGrave: boolean;
  /** Takes it out of its envelope first. */
  isOpening: boolean;
}

/** The text of a message as a letter. */
export function Letter({ id, text, isGrave, isOpening }: Props) {
  return (
    <Frame>
      <Sticker color={isGrave ? undefined : 'yellow'} as="div">
        <UserText as={Text}>{text}</UserText>
      </Sticker>
      {isOpening && (
        <Cover aria-hidden>
          {shape('M0 6Q0 0 4 0L50 52 96 0q4 0 4 6v88q0 6-4 6H4q-4 0-4-6Z', 'pocket')}
          {shape('M1 0H99Q100 4 97 8L54 56q-4 4-8 0L3 8Q0 4 1 0Z', 'flap')}
          <svg aria-hidden className="wax" viewBox="-30 -30 60 60">
            <Seal id={id} />
          </svg>
        </Cover>
      )}
    </Frame>
  );
}
