import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Row } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';

const Card = styled(Sticker)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

/** A card of the overview; `note` is at the heading's right. */
export function ChartCard({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {note}
      </Row>
      {children}
    </Card>
  );
}
