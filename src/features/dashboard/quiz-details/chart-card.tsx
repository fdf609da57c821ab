import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Sticker } from '../../../ui/sticker.tsx';

const Card = styled(Sticker)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

/** A card of the overview. */
export function ChartCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}
