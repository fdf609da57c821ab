import { asDomainError } from '@domain/errors.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { withCode } from '../../ui/request-code.tsx';

interface Props {
  /** Loads the newest version into the editor, replacing mine. */
  onTakeNewer: () => Promise<void>;
  /** Overwrites it with mine. */
  onKeepMine: () => Promise<void>;
  onClose: () => void;
}

/** The quiz was saved elsewhere since this draft began: asks whether to keep mine or the newer one. */
export function ConflictDialog({ onTakeNewer, onKeepMine, onClose }: Props) {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  const [isSure, setIsSure] = useState(false);
  const { isBusy, problem: failure, run } = useAsyncAction(asDomainError);
  const note = <ErrorNote text={failure && withCode(common(`error.${failure.code}`), failure)} />;
  if (isSure) {
    return (
      <AskDialog key="sure" title={t('conflict.sureTitle')} text={t('conflict.sureText')} onClose={onClose}>
        {note}
        <Button variant="outlined" size="large" disabled={isBusy} onClick={() => setIsSure(false)}>
          {t('conflict.back')}
        </Button>
        <Button variant="contained" color="error" size="large" disabled={isBusy} onClick={() => void run(onTakeNewer)}>
          {t('conflict.discard')}
        </Button>
      </AskDialog>
    );
  }
  return (
    <AskDialog key="ask" title={t('conflict.title')} text={t('conflict.text')} onClose={onClose}>
      {note}
      <Button variant="contained" size="large" disabled={isBusy} onClick={() => setIsSure(true)}>
        {t('conflict.newer')}
      </Button>
      <Button variant="outlined" size="large" disabled={isBusy} onClick={() => void run(onKeepMine)}>
        {t('conflict.mine')}
      </Button>
    </AskDialog>
  );
}
