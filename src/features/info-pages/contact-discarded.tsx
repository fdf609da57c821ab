import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';

/** Says that what waited is gone, and offers it back. */
export function ContactDiscarded({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('contact');
  const undo = useRef<HTMLButtonElement>(null);
  // the button that was pressed is gone
  useEffect(() => undo.current?.focus(), []);
  return (
    <Row gap={1.5} role="status">
      <strong>{t('waiting.discarded')}</strong>
      <Button variant="outlined" size="small" ref={undo} onClick={onUndo}>
        {t('waiting.undo')}
      </Button>
    </Row>
  );
}
