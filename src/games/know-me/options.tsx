import { styled } from '@mui/material/styles';

/** The answers of a question, and below them what is wrong with them. */
export const Options = styled('fieldset')(({ theme }) => ({
  border: 'none',
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '& legend': { padding: 0, marginBottom: theme.spacing(1), fontWeight: 700, fontSize: '0.9375rem' },
  '& .problem': { color: 'var(--mui-palette-error-main)', fontWeight: 600, fontSize: '0.875rem' },
  '& .problem:empty': { display: 'none' },
}));
