import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';

/** A card with an invented example, labeled as such. `label` is its name for a screen reader; `who` its owner. */
export function ExampleCard({ label, who, children }: { label: string; who: string; children: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <Sticker as="section" aria-label={label} style={{ maxWidth: 480, width: '100%', margin: '0 auto' }}>
      <Stack gap={2}>
        <Row style={{ justifyContent: 'space-between' }}>
          <Row gap={1.25}>
            <Avatar name={who} photoURL={null} size={40} />
            <strong>{who}</strong>
          </Row>
          <Badge>{t('sample')}</Badge>
        </Row>
        {children}
      </Stack>
    </Sticker>
  );
}
