import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout.tsx';

/** Replaces a removed item with an Undo button. */
export function RemovedRow({ id, onUndo }: { id: string; onUndo: () => void }) {
  const { t } = useTranslation('quiz-editor');
  return (
    <Row data-item={id} style={{ justifyContent: 'center' }}>
      {t('removed')}
      <Button data-part="undo" variant="text" size="small" onClick={onUndo}>
        {t('undo')}
      </Button>
    </Row>
  );
}
