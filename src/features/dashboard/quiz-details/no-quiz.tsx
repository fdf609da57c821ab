import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { notify } from '../../../stores/notices.ts';
import { MessageState } from '../../../ui/states.tsx';
import { NotHere } from '../shared/not-here.tsx';

function ToQuizzes() {
  const { t } = useTranslation('quiz-details');
  return (
    <Button variant="contained" component={Link} to={href.dashboard('quizzes')}>
      {t('toQuizzes')}
    </Button>
  );
}

/** Redirects to the dashboard, with a reason: no such quiz, or someone else's. */
export function NotYours() {
  const { t } = useTranslation('quiz-details');
  const title = t('notFound.title');
  const description = t('notFound.text');
  useEffect(() => notify({ kind: 'error', title, description }), [title, description]);
  return <Navigate to={href.dashboard()} replace />;
}

/** A quiz that was deleted while its page was open. */
export function Deleted() {
  const { t } = useTranslation('quiz-details');
  return (
    <div role="status">
      <MessageState
        symbol={<DeleteOutlineRounded fontSize="inherit" />}
        title={t('deleted.title')}
        text={t('deleted.text')}
        action={<ToQuizzes />}
      />
    </div>
  );
}

/** Offline, and this device hasn't seen the quiz yet. */
export function Unknown() {
  return <NotHere level={1} action={<ToQuizzes />} />;
}
