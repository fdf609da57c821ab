import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { keyframes, styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { CreateOwn } from './create-own.tsx';

const leave = keyframes({ from: { transform: 'translate(-40px, 30px) rotate(-20deg)', opacity: 0 } });
const Plane = styled('span')({ fontSize: 72, lineHeight: 1, animation: `${leave} 250ms ease-out` });

/** The message has arrived. */
export function SentView({ name, onAnother }: { name: string; onAnother: () => void }) {
  const { t } = useTranslation('send-message');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Sticker role="status" style={{ padding: '40px 20px' }}>
        <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
          <Plane aria-hidden>
            <Icon name="envelope" size="1em" />
          </Plane>
          <Heading size={2} as="h1" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {t('sent.title')}
          </Heading>
          <Text tone="quiet">{t('sent.text', { name })}</Text>
        </Stack>
      </Sticker>
      <ActionBar>
        <Button variant="contained" size="large" onClick={onAnother}>
          {t('sent.another')}
        </Button>
        <CreateOwn variant="outlined" />
      </ActionBar>
    </>
  );
}
