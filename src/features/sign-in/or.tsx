import { useTranslation } from '../../i18n/use-translation.ts';
import css from './or.module.css';

/** The divider between Google and the form. */
export function Or() {
  const { t } = useTranslation('auth');
  return <div className={css['line']}>{t('google.or')}</div>;
}
