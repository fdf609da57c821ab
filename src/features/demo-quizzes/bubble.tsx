import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import css from './bubble.module.css';

/** Something the example person says. */
export function Bubble({ children }: { children: ReactNode }) {
  const { t } = useTranslation('demo-quizzes');
  return (
    <div className={css['line']}>
      <Avatar name={t('creator')} photoURL={null} size={40} />
      <p className={css['said']}>
        <HiddenText>{t('says')} </HiddenText>
        <span>{children}</span>
      </p>
    </div>
  );
}
