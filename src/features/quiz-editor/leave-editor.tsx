import type { ErrorCode } from '@domain/errors.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { notify } from '../../stores/notices.ts';

/** Redirects to the dashboard, and says why a stored quiz can't be edited or duplicated. */
export function LeaveEditor({ from, reason }: { from: 'edit' | 'copy'; reason: ErrorCode }) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  useEffect(() => {
    const kind = reason === 'not-found' || reason === 'forbidden' ? reason : 'other';
    notify({ kind: 'error', title: t(`leave.${from}`), description: t(`leave.${kind}`) });
    void navigate(href.dashboard(), { replace: true });
  }, [from, reason, navigate, t]);
  return null;
}
