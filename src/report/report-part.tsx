import { i18n } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLocation } from '../lib/router/router.tsx';
import { notify } from '../stores/notices.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLazySheet } from '../ui/use-opened.ts';
import css from './report-part.module.css';

/** What is open once the report was sent: a reload doesn't ask for it again. */
const DONE = 'done';

/** The end of a visitor's page: the quiet way to report what is on it. Nothing of the form is loaded before. */
export function ReportPart() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { opened, open, become, close, Sheet } = useLazySheet(
    'report',
    () => import('./report-sheet.tsx').then((m) => m.ReportSheet),
    ['report', 'moderation'],
    () => notify({ kind: 'error', title: i18n.t('error.network') }),
  );
  return (
    <div className={css['part']}>
      <Button variant="text" size="small" aria-haspopup="dialog" start={<Icon name="error" />} onClick={() => open('')}>
        {t('report')}
      </Button>
      {Sheet && opened !== null && (
        <Sheet
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
