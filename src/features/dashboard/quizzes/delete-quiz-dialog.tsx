import { PATIENCE_MS } from '@domain/patience.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteQuiz } from '../../../data/quizzes.ts';
import { withTimeout } from '../../../lib/with-timeout.ts';
import { notify } from '../../../stores/notices.ts';
import { isOfflineNow } from '../../../stores/sync-status.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { UserText } from '../../../ui/user-text.tsx';

/** Asks before a quiz is deleted, deletes it, and shows the outcome in a notice. */
export function DeleteQuizDialog({ quiz, onClose }: { quiz: Quiz; onClose: () => void }) {
  const { t } = useTranslation('dashboard-lists');
  const { t: common } = useTranslation();
  const [isDeleting, setIsDeleting] = useState(false);
  // Back may already have closed it, and closing it twice would leave the page
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const tellDeleted = () => notify({ kind: 'info', title: t('delete.doneTitle'), description: t('delete.doneText') });
  const tellFailed = () =>
    notify({ kind: 'error', title: t('delete.failedTitle'), description: t('delete.failedText') });
  async function remove(): Promise<void> {
    setIsDeleting(true);
    const work = deleteQuiz(quiz.id);
    try {
      const outcome = await withTimeout(work, isOfflineNow() ? 0 : PATIENCE_MS.save);
      if (outcome === 'done') tellDeleted();
      else {
        notify({ kind: 'info', title: t('delete.laterTitle'), description: t('delete.laterText') });
        work.then(tellDeleted, tellFailed);
      }
    } catch {
      tellFailed();
    }
    if (isOpen.current) onClose();
  }

  return (
    <AppDialog title={t('delete.title')} onClose={onClose}>
      <Stack gap={2}>
        <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <UserText>{quiz.title}</UserText>
        </Typography>
        <Typography>{t('delete.text')}</Typography>
        <Row gap={1.5} style={{ justifyContent: 'flex-end' }}>
          <Button variant="outlined" autoFocus disabled={isDeleting} onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={isDeleting}
            loadingPosition="start"
            onClick={() => void remove()}
          >
            {t(isDeleting ? 'delete.busy' : 'delete.confirm')}
          </Button>
        </Row>
      </Stack>
    </AppDialog>
  );
}
