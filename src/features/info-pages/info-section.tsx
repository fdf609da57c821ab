import { type ReactNode, useId } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { FROM_MD, FROM_SM, styled, withoutProps } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';

/** A grid of cards: one column on a phone, two from 600 px, `wide` columns from 900 px. */
export const InfoGrid = styled(
  'div',
  withoutProps('wide'),
)<{ wide?: number }>(({ wide = 2 }) => ({
  display: 'grid',
  gap: 20,
  [FROM_SM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [FROM_MD]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
}));

/** A part of an information page under its own heading. */
export function InfoSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={2.5} aria-labelledby={id}>
      <Stack gap={0.75}>
        <Heading size={2} as="h2" id={id}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="quiet">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
