import type { Sent } from '../features/quiz-editor/due-drafts.ts';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { notify } from '../stores/notices.ts';

function tell({ title, isEdit, isPublic, error }: Sent): void {
  const mode = isEdit ? 'edit' : 'create';
  const { t } = i18n;
  if (error) {
    const [what, why] = isEdit
      ? [t('quiz-editor:due.edit', { title }), t('quiz-editor:due.editText')]
      : [t('quiz-editor:due.create', { title }), t('quiz-editor:due.createText')];
    notify({ kind: 'error', title: what, description: why, staysOpen: true });
    return;
  }
  const description = t(isPublic ? 'quiz-editor:saved.public' : 'quiz-editor:saved.private');
  notify({ kind: 'info', title: t(`quiz-editor:${mode}.saved`), description });
}

/** Reports what became of drafts that were sent. */
export async function tellSent(sent: readonly Sent[]): Promise<void> {
  if (sent.length === 0) return;
  await loadTexts('quiz-editor');
  sent.forEach(tell);
}
