import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout.tsx';

/** The page's heading on every tab but the overview, with an action at its right. */
export function PanelTitle({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Row style={{ justifyContent: 'space-between' }}>
      <Typography variant="h2" component="h1">
        {children}
      </Typography>
      {action}
    </Row>
  );
}
