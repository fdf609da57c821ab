import { useEffect, useEffectEvent, useState } from 'react';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLocation } from '../lib/router/router.tsx';
import { notify } from '../stores/notices.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOpened } from '../ui/use-opened.ts';
import css from './report-part.module.css';
import type { ReportSheet } from './report-sheet.tsx';

/** What is open once the report was sent: a reload doesn't ask for it again. */
const DONE = 'done';

async function loadSheet(): Promise<{ Sheet: typeof ReportSheet }> {
  const [{ ReportSheet: Sheet }] = await Promise.all([import('./report-sheet.tsx'), loadTexts('report', 'moderation')]);
  return { Sheet };
}

/** The end of a visitor's page: the quiet way to report what is on it. Nothing of the form is loaded before. */
export function ReportPart() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { opened, open, become, close } = useOpened('report');
  const isOpened = opened !== null;
  const [code, setCode] = useState<{ Sheet: typeof ReportSheet }>();
  const giveUp = useEffectEvent(() => {
    notify({ kind: 'error', title: i18n.t('error.network') });
    close();
  });
  useEffect(() => {
    if (isOpened && !code) loadSheet().then(setCode, () => giveUp());
  }, [isOpened, code]);
  return (
    <div className={css['part']}>
      <Button variant="text" size="small" aria-haspopup="dialog" start={<Icon name="error" />} onClick={() => open('')}>
        {t('report')}
      </Button>
      {isOpened && code && (
        <code.Sheet
          pathname={pathname}
          start={opened}
          isDone={opened === DONE}
          onDone={() => become(DONE)}
          onClose={close}
        />
      )}
    </div>
  );
}
