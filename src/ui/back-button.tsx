import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The way one step up, at the top of a page: to an address, or by a function. Its arrow stands at the column's edge. */
export function BackButton({ to, onClick, children }: { to?: string; onClick?: () => void; children: ReactNode }) {
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<ArrowBackRounded />}
      sx={{ alignSelf: 'flex-start', ml: -1.5 }}
      {...(to === undefined ? { onClick } : { component: Link, to })}
    >
      {children}
    </Button>
  );
}
