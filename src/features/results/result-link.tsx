import { useTranslation } from '../../i18n/use-translation.ts';
import { absoluteUrl } from '../../lib/site.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { copyAppLink } from '../../stores/copy-link.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkText } from '../../ui/link-text.tsx';
import css from './result-link.module.css';

const SITE_HOST = new URL(absoluteUrl('/')).host;

/** The result's address, to copy. */
export function ResultLink({ path }: { path: string }) {
  const { t } = useTranslation(['results', 'common']);
  const [host] = useDeviceState(() => location.host, SITE_HOST);
  return (
    <section aria-label={t('link')}>
      <div className={css['box']}>
        <a href={path}>
          <LinkText link={host + path} />
        </a>
        <Button
          variant="outlined"
          size="small"
          start={<Icon name="link" />}
          onClick={() => void copyAppLink(path, 'result')}
        >
          {t('common:copyLink')}
        </Button>
      </div>
    </section>
  );
}
