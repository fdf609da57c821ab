import type { SeenTracking } from '@domain/tracking/seen.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Text } from './text.tsx';
import { TrackingSheet } from './tracking-sheet.tsx';
import { useOpened } from './use-opened.ts';

/**
 * Says before sending what the creator sees, and shows it on demand. `children` says it in a sentence, `label` names
 * button and sheet, `load` is called when the sheet is opened and not before.
 */
export function TrackingDisclosure(props: {
  children: ReactNode;
  label: string;
  name: string;
  load: () => Promise<SeenTracking>;
}) {
  const { children, label, name, load } = props;
  const { opened, open, close } = useOpened('tracking');
  return (
    <div>
      <Text small tone="quiet">
        {children}
      </Text>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        start={<Icon name="eye" />}
        onClick={() => open('seen')}
        style={{ paddingInline: 0 }}
      >
        {label}
      </Button>
      {opened !== null && <TrackingSheet title={label} name={name} load={load} onClose={close} />}
    </div>
  );
}
