import type { ReactNode } from 'react';
import { href } from '../config/href.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Heading, Text } from '../ui/text.tsx';

/** Says how long a guest's content lasts, and how to keep it. `days`: at least. `children`: what else can be done. */
export function KeepNote({ days, children }: { days: number; children?: ReactNode }) {
  const { t } = useTranslation('mine');
  return (
    <Sticker as="section" color="yellow" aria-labelledby="keep-note" style={{ padding: '14px 18px' }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Heading size={3} as="h2" id="keep-note">
          {t('guest.title', { count: days })}
        </Heading>
        <Button variant="ink" size="small" to={href.signIn({ mode: 'sign-up', from: href.dashboard() })}>
          {t('guest.keep')}
        </Button>
      </Row>
      <Text small style={{ marginTop: 4 }}>
        {t('guest.text')}
      </Text>
      {children}
    </Sticker>
  );
}
