import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { AsOther } from '../../ui/with-class.tsx';
import css from './info-section.module.css';

/** A grid of cards: one column on a phone, two from 600 px, `wide` columns from 900 px. */
export function InfoGrid({
  as: Element = 'div',
  wide = 2,
  style,
  ...props
}: ComponentPropsWithRef<'div'> & AsOther & { wide?: number }) {
  return <Element className={css['infoGrid']} style={{ '--columns': wide, ...style }} {...props} />;
}

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
