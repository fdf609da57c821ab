import type { TextSegment } from '@domain/messages/search.ts';
import { FILLS, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';

const Mark = styled('mark')({
  padding: '0 2px',
  marginInline: -2,
  borderRadius: 5,
  backgroundColor: FILLS.yellow,
  color: INK,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

/** A text with what was found in it highlighted. */
export function MarkedText({ parts }: { parts: readonly TextSegment[] }) {
  return parts.map(({ text, isFound }, index) => {
    const Element = isFound ? Mark : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    return <Element key={index}>{text}</Element>;
  });
}
