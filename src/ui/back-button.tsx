import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from '../lib/router/router.tsx';
import { Icon } from './icon.tsx';

/** The button one level up: to an address, or through a function. Its arrow is aligned with the column. */
export function BackButton({ to, onClick, children }: { to?: string; onClick?: () => void; children: ReactNode }) {
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<Icon name="backArrow" size={18} />}
      sx={{ alignSelf: 'flex-start', marginInlineStart: -1.5 }}
      {...(to === undefined ? { onClick } : { component: Link, to })}
    >
      {children}
    </Button>
  );
}
