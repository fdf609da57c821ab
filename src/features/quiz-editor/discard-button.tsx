import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../ui/ask-dialog.tsx';

interface Props {
  /** Whether it discards changes to a stored quiz, or a new quiz. */
  isEdit: boolean;
  label?: string;
  onDiscard: () => void;
}

/** Discards a draft, after asking. */
export function DiscardButton({ isEdit, label, onDiscard }: Props) {
  const { t } = useTranslation('quiz-editor');
  const [isAsking, setIsAsking] = useState(false);
  const mode = isEdit ? 'edit' : 'create';
  return (
    <>
      <Button
        variant="text"
        color="error"
        startIcon={<DeleteOutlineRounded />}
        sx={{ alignSelf: 'center' }}
        onClick={() => setIsAsking(true)}
      >
        {label ?? t(`${mode}.discard`)}
      </Button>
      {isAsking && (
        <AskDialog title={t(`${mode}.discardTitle`)} text={t(`${mode}.discardText`)} onClose={() => setIsAsking(false)}>
          <Button variant="outlined" size="large" onClick={() => setIsAsking(false)}>
            {t('draft.keep')}
          </Button>
          <Button
            variant="contained"
            color="error"
            size="large"
            onClick={() => {
              setIsAsking(false);
              onDiscard();
            }}
          >
            {t('draft.discard')}
          </Button>
        </AskDialog>
      )}
    </>
  );
}
