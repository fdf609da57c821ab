import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
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
          <Plane aria-hidden>💌</Plane>
          <Typography variant="h2" component="h1" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {t('sent.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('sent.text', { name })}</Typography>
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
