import { useTranslation } from '../i18n/use-translation.ts';
import css from './skip-link.module.css';

/** For keyboards, visible only when focused: skips the header to the element with the id "content". */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={css['anchor']} href="#content">
      {t('skipToContent')}
    </a>
  );
}
