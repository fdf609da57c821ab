import { useTranslation } from '../../i18n/use-translation.ts';
import { DrawnStep, DrawnSteps } from '../../ui/drawn-steps.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Safari's icon for "Add to Home Screen": a square with a plus. */
const AddIcon = () => (
  <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <path d="M12 8v8M8 12h8" strokeLinecap="round" />
  </svg>
);

/** The two steps to install an app on an iPhone or iPad. */
export function HomeScreenSteps() {
  const { t } = useTranslation('install');
  return (
    <DrawnSteps aria-label={t('steps.label')}>
      <DrawnStep icon={<Icon name="share" size={24} />} hint={t('steps.shareHint')}>
        {t('steps.share')}
      </DrawnStep>
      <DrawnStep icon={<AddIcon />}>{t('steps.add')}</DrawnStep>
    </DrawnSteps>
  );
}
