import type { Quiz } from '@domain/quiz/quiz.ts';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { useClosing } from '../shared/use-closing.ts';

/** Whether the quiz accepts new answers; saved immediately. The live quiz reverts a refused change. */
export function ClosingSwitch({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('dashboard');
  const setClosed = useClosing(quiz);
  const isOpen = quiz.isClosed !== true;
  return (
    <SwitchRow
      label={t('closing.label')}
      text={t(`closing.${quiz.isPublic ? 'public' : 'private'}.${isOpen ? 'on' : 'off'}`)}
      checked={isOpen}
      onChange={(checked) => void setClosed(!checked)}
    />
  );
}
