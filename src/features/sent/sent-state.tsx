import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface Props {
  icon: ComponentProps<typeof Icon>['name'];
  title: string;
  text: string;
  children?: ReactNode;
}

/** How it stands with a message that was sent; announced when it changes. */
export function SentState({ icon, title, text, children }: Props) {
  return (
    <Sticker style={{ padding: '28px 20px' }}>
      <Stack role="status" style={{ alignItems: 'center', textAlign: 'center' }}>
        <Icon name={icon} size={56} />
        <Heading size={2} as="h1">
          {title}
        </Heading>
        <Text tone="quiet">{text}</Text>
        {children}
      </Stack>
    </Sticker>
  );
}
