import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A tappable line of a list: icon, text, value. */
export const ListItem = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  // stacked where large text leaves no room side by side
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  width: '100%',
  minHeight: 76,
  padding: theme.spacing(1.25, 1.75),
  borderRadius: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  transition: 'transform 150ms, box-shadow 150ms',
  '&:hover': { transform: 'translate(-1px, -1px)', boxShadow: '3px 3px 0 var(--mui-palette-sticker-shadow)' },
  '&:active': { transform: 'translate(2px, 2px)', boxShadow: 'none' },
  '& .lines': { flex: '1 1 7rem', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 },
  '& .title': { fontWeight: 700 },
  '& .text': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  '& .small': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
})) as typeof ButtonBase;

/** Stacked items; a list for screen readers. */
export const PlainList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.25),
}));
