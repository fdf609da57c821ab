import { styled } from '@mui/material/styles';

/** One column for visitors' pages, at most 560 px wide. Give `wide` for pages with room for more (1080 px). */
export const Column = styled('main', { shouldForwardProp: (name) => name !== 'wide' })<{ wide?: boolean }>(
  ({ theme, wide }) => ({
    width: '100%',
    maxWidth: wide ? 1080 : 560,
    margin: '0 auto',
    padding: theme.spacing(2, 2, 6),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2.5),
    flex: 1,
    '&:focus': { outline: 'none' },
  }),
);

/** Children below each other with one gap (in theme units). */
export const Stack = styled('div', { shouldForwardProp: (name) => name !== 'gap' })<{ gap?: number }>(
  ({ theme, gap = 1.5 }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(gap),
  }),
);

/** Children beside each other, wrapping, vertically centred. */
export const Row = styled('div', { shouldForwardProp: (name) => name !== 'gap' })<{ gap?: number }>(
  ({ theme, gap = 1 }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(gap),
  }),
);

/** The main action of a phone screen, within the thumb's reach: sticks to the bottom edge while there is more to scroll. */
export const ActionBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  marginTop: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 0, `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`),
  background: 'linear-gradient(to top, var(--mui-palette-background-default) 78%, transparent)',
}));

/** Text for screen readers only. */
export const HiddenText = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
