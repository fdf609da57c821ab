import { FILLS, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { COVERING_INPUT } from '../../../ui/cover-input-styles.ts';
import { Icon } from '../../../ui/icon.tsx';

const Group = styled('fieldset')(({ theme }) => ({
  border: 'none',
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: theme.spacing(0.75), fontWeight: 700, fontSize: '0.9375rem' },
  // two per row on phones, to keep the list below on the screen
  '& .chips': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: theme.spacing(1),
    [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap' },
  },
}));
const Chip = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '4px 12px',
  borderRadius: 22,
  border: '2px solid var(--mui-palette-sticker-line)',
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'transform 150ms, background-color 150ms',
  '&:active': { transform: 'scale(0.97)' },
  '& input': COVERING_INPUT,
  // on the corner, so that no chip changes its size
  '& svg': {
    display: 'none',
    position: 'absolute',
    top: -8,
    insetInlineEnd: -2,
    padding: 2,
    borderRadius: '50%',
    backgroundColor: 'var(--mui-palette-text-primary)',
    color: 'var(--mui-palette-background-paper)',
    fontSize: 20,
  },
  '&:has(input:checked)': { backgroundColor: FILLS.yellow, borderColor: INK, color: INK },
  '&:has(input:checked) svg': { display: 'block' },
  '&:has(input:focus-visible)': { outline: '3px solid var(--mui-palette-text-primary)', outlineOffset: 3 },
});

interface Props {
  label: string;
  /** The label of the chip for "any". */
  any: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One filter: any, or one of a few values. */
export function FilterChips({ label, any, options, value, onChange }: Props) {
  const name = useId();
  // the address changes a moment after the tap; the chip must not jump back until then
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  const choose = (chosen: string | null) => {
    setShown(chosen);
    onChange(chosen);
  };
  return (
    <Group>
      <legend>{label}</legend>
      <div className="chips">
        {[{ value: null, label: any }, ...options].map((option) => (
          <Chip key={option.value}>
            <input type="radio" name={name} checked={option.value === shown} onChange={() => choose(option.value)} />
            <Icon name="check" size="1em" />
            {option.label}
          </Chip>
        ))}
      </div>
    </Group>
  );
}
