import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLORS, INK } from './palette.ts';

const Box = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 64,
  cursor: 'pointer',
  '& strong': { display: 'block', fontSize: '1.0625rem' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
}));
const Switch = styled('input')({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 64,
  height: 36,
  margin: 0,
  borderRadius: 999,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-divider)',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 24,
    height: 24,
    borderRadius: '50%',
    border: `2px solid ${INK}`,
    backgroundColor: '#fffdf8',
    transition: 'transform 150ms',
  },
  '&:checked': { backgroundColor: COLORS.teal.fill },
  '&:checked::before': { transform: 'translateX(28px)' },
  '&:focus-visible': { outlineOffset: 2 },
});

interface Props {
  label: string;
  /** What the current state means. */
  text: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that takes effect immediately. */
export function SwitchRow({ label, text, checked, onChange }: Props) {
  return (
    <Box>
      <span>
        <strong>{label}</strong>
        <small>{text}</small>
      </span>
      <Switch
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Box>
  );
}
