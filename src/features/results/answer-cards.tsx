import { FROM_MD, styled } from '../../ui/styled.ts';

/** The answers of a result, in one or two columns. */
export const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  [FROM_MD]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
});
export const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 14,
  padding: 16,
  borderRadius: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  '& dl': { margin: '8px 0 0', display: 'grid', gap: 4, fontSize: '0.9375rem' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 700 },
});
