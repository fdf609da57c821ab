import { i18n } from '../i18n/i18n.ts';
import type { ShareSubject } from '../lib/share-subject.ts';
import { notify } from '../stores/notices.ts';
import { useLazySheet } from '../ui/use-opened.ts';

/** The sheet of a link to share, above any page. Nothing of it is loaded before it is opened. */
export function LazyShare() {
  const { opened, close, Sheet } = useLazySheet(
    'share',
    () => import('../sharing/share-sheet.tsx').then((m) => m.ShareSheet),
    ['share', 'take-quiz', 'public-profile', 'send-message', 'prompts'],
    () => notify({ kind: 'error', title: i18n.t('error.network') }),
  );
  return Sheet && opened !== null && <Sheet subject={JSON.parse(opened) as ShareSubject} onClose={close} />;
}
