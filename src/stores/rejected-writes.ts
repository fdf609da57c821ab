import type { RejectedWrite } from '../data/rejected-writes.ts';
import { i18n, tryTexts } from '../i18n/i18n.ts';
import { notify } from './notices.ts';

function describe({ path, title, fields = {} }: RejectedWrite): string {
  const what = Object.values(fields).flat().join(', ');
  if ('isClosed' in fields) return i18n.t('dashboard:offline.refused.closing', { title });
  if (path.startsWith('quizzes/')) return i18n.t('dashboard:offline.refused.quiz', { title });
  if (path.startsWith('responses/')) return i18n.t('dashboard:offline.refused.response');
  if (path.startsWith('quizOrders/')) return i18n.t('dashboard:offline.refused.order');
  if ('reply' in fields) return i18n.t('dashboard:offline.refused.reply', { what });
  if (path.startsWith('messages/')) return i18n.t('dashboard:offline.refused.message');
  return i18n.t(`dashboard:offline.refused.${path.startsWith('profiles/') ? 'profile' : 'words'}`, { what });
}

/** Shows which earlier writes the server rejected, and what they contained. */
export async function notifyRejected(rejected: readonly RejectedWrite[]): Promise<void> {
  if (rejected.length === 0) return;
  await tryTexts('dashboard'); // right after sign-in these texts aren't loaded yet
  const description = rejected.map(describe).join(' ');
  notify({ kind: 'error', title: i18n.t('dashboard:offline.refused.title'), description, staysOpen: true });
}
