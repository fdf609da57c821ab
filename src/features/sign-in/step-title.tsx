import type { Color } from '@domain/palette.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';

interface Props {
  color: Color;
  symbol: ReactNode;
  title: string;
  /** Left out where something else says what comes next. */
  lead?: string | undefined;
}

/** The top of a step: symbol, heading and a sentence. */
export function StepTitle(props: Props) {
  const { color, symbol, title, lead } = props;
  return (
    <Stack gap={1}>
      <div style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: 14 }}>
        <SymbolTile color={color} size={52} aria-hidden>
          {symbol}
        </SymbolTile>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
      </div>
      {lead && <Typography>{lead}</Typography>}
    </Stack>
  );
}
