import type { Color } from '@domain/palette.ts';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { AsOther } from '../../ui/with-class.tsx';
import css from './info.module.css';

/** A grid of cards: one column on a phone, two from 600 px, `wide` columns from 900 px. */
export function InfoGrid({
  as: Element = 'div',
  wide = 2,
  style,
  ...props
}: ComponentPropsWithRef<'div'> & AsOther & { wide?: number | undefined }) {
  return <Element className={css['grid']} style={{ '--columns': wide, ...style }} {...props} />;
}

/** Two parts of a page: stacked, or side by side on a wide screen, in these columns. */
export function InfoSplit({ columns, style, ...props }: ComponentPropsWithRef<'div'> & { columns: string }) {
  return <div className={css['split']} style={{ '--columns': columns, ...style }} {...props} />;
}

/** Besides these, a section may have paragraphs: `p1`, `p2` and so on. */
export interface SectionTexts {
  title: string;
  lead?: string;
}

/** A part of a page under its own heading: its paragraphs, and what else is in it. */
export function InfoSection({ texts, children }: { texts: SectionTexts; children?: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={2.5} aria-labelledby={id}>
      <Stack gap={0.75}>
        <Heading size={2} as="h2" id={id}>
          {texts.title}
        </Heading>
        {texts.lead !== undefined && <Text tone="quiet">{texts.lead}</Text>}
      </Stack>
      {Object.entries(texts).map(([name, text]) => /^p\d$/.test(name) && <Text key={name}>{text}</Text>)}
      {children}
    </Stack>
  );
}

interface CallProps<Action extends string> {
  color: Color;
  texts: { title: string; text: string } & Readonly<Record<NoInfer<Action>, string>>;
  /** Its buttons in order, by their texts: where they lead. */
  to: Readonly<Record<Action, string>>;
}

/** The call to action at the end of a page. */
export function InfoCall<Action extends string>({ color, texts, to }: CallProps<Action>) {
  return (
    <Sticker as="section" color={color} style={{ padding: '32px 24px' }}>
      <Stack gap={2}>
        <Heading size={2} as="h2">
          {texts.title}
        </Heading>
        <Text>{texts.text}</Text>
        <Row gap={1.5}>
          {(Object.keys(to) as Action[]).map((action, at) => (
            <Button key={action} variant={at === 0 ? 'ink' : 'outlined'} size="large" to={to[action]}>
              {texts[action]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Sticker>
  );
}

/** A day such as 2026-09-14, written out. */
export function InfoDay({ day }: { day: string }) {
  const { calendarDay } = useFormats();
  return <time dateTime={day}>{calendarDay(Date.parse(day))}</time>;
}
