import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { deleteItem } from '../shared/delete-item.ts';
import { DeletePanel } from '../shared/delete-panel.tsx';

/** Deletes a response, for instance because of its answers or the player's name. */
export function DeleteResponse({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTranslation('dashboard');
  const [isAsking, setIsAsking] = useState(false);
  const opener = useFocusBack(isAsking);
  const remove = () => {
    onGone();
    void deleteItem('responses', id);
  };
  if (isAsking) return <DeletePanel kind="responses" onConfirm={remove} onCancel={() => setIsAsking(false)} />;
  return (
    // aligns the icon with the text above
    <Row style={{ marginInline: -18 }}>
      <Button
        ref={opener}
        variant="text"
        color="error"
        startIcon={<DeleteOutlineRounded />}
        onClick={() => setIsAsking(true)}
      >
        {t('responses.delete')}
      </Button>
    </Row>
  );
}
