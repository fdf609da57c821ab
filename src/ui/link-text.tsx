import { styled } from './styled.ts';

const Line = styled('span')({
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > :last-of-type': { flex: 'none', maxWidth: '100%' },
});

/** An address on one line. Where it is too long, what all links have in common is cut, not the end that tells them apart. */
export function LinkText({ link }: { link: string }) {
  const end = link.lastIndexOf('/');
  return (
    <Line>
      <span>{link.slice(0, end)}</span>
      <span>{link.slice(end)}</span>
    </Line>
  );
}
