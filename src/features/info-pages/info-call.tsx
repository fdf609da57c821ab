import type { ReactNode } from 'react';
import { Row, Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** The call to action at the end of a page. `children` are its buttons. */
export function InfoCall(props: { color: Color; title: string; text: string; children: ReactNode }) {
  const { color, title, text, children } = props;
  return (
    <Sticker as="section" color={color} style={{ padding: '32px 24px' }}>
      <Stack gap={2}>
        <Heading size={2} as="h2">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Row gap={1.5}>{children}</Row>
      </Stack>
    </Sticker>
  );
}
