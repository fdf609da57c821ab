import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';
import css from './enrol-panel.module.css';

/** The frame for setting up a second factor; its heading takes the focus. */
export function EnrolPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack className={css['box']} gap={2.5} role="group" aria-labelledby={id}>
      <Heading ref={heading} id={id} size={3} as="h3" tabIndex={-1} style={{ fontSize: '1.125rem' }}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
