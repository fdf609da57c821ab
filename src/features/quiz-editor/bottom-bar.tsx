import { styled } from '@mui/material/styles';

/** Within the thumb's reach, opaque so that scrolling content doesn't show through. */
export const BottomBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  marginTop: 'auto',
  marginInline: theme.spacing(-2),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2, `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`),
  borderTop: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-default)',
  [theme.breakpoints.up('md')]: {
    bottom: 'calc(16px + env(safe-area-inset-bottom))',
    paddingBottom: theme.spacing(1.5),
    borderRadius: 24,
    border: '2px solid var(--mui-palette-sticker-line)',
    boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  },
}));
