import { useEffect, useEffectEvent, useState } from 'react';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import type { ShareSubject } from '../lib/share-subject.ts';
import type { ShareSheet } from '../sharing/share-sheet.tsx';
import { notify } from '../stores/notices.ts';
import { useOpened } from '../ui/use-opened.ts';

async function loadSheet(): Promise<{ Sheet: typeof ShareSheet }> {
  const [{ ShareSheet: Sheet }] = await Promise.all([
    import('../sharing/share-sheet.tsx'),
    loadTexts('share', 'take-quiz', 'public-profile', 'send-message', 'prompts'),
  ]);
  return { Sheet };
}

/** The sheet of a link to share, above any page. Nothing of it is loaded before it is opened. */
export function LazyShare() {
  const { opened, close } = useOpened('share');
  const isOpened = opened !== null;
  const [code, setCode] = useState<{ Sheet: typeof ShareSheet }>();
  const giveUp = useEffectEvent(() => {
    notify({ kind: 'error', title: i18n.t('error.network') });
    close();
  });
  useEffect(() => {
    if (isOpened && !code) loadSheet().then(setCode, () => giveUp());
  }, [isOpened, code]);
  return isOpened && code ? <code.Sheet subject={JSON.parse(opened) as ShareSubject} onClose={close} /> : null;
}
