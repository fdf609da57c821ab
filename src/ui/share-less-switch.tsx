import { useTranslation } from '../i18n/use-translation.ts';
import { chooseToShareLess } from '../lib/share-less.ts';
import { SwitchRow } from './switch-row.tsx';

/** Whether `name` sees everything about a sender's device, or less. */
export function ShareLessSwitch({ name, isLess }: { name: string; isLess: boolean }) {
  const { t } = useTranslation('sender-panel');
  return (
    <SwitchRow
      label={t('less.label')}
      text={t(isLess ? 'less.on' : 'less.off', { name })}
      checked={isLess}
      onChange={chooseToShareLess}
    />
  );
}
