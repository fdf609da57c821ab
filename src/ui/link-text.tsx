import { styled } from './styled.ts';

const Line = styled('span')({
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > :last-of-type': { flex: 'none', maxWidth: '100%' },
});

/** An address on one line. If it is too long, the part that all links share is cut, not the distinctive end. */
export function LinkText({ link }: { link: string }) {
  const end = link.lastIndexOf('/');
  return (
    <Line>
      <span>{link.slice(0, end)}</span>
      <span>{link.slice(end)}</span>
    </Line>
  );
}
