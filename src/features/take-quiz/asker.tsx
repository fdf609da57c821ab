import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { COLORS } from '../../ui/palette.ts';
import css from './asker.module.css';

/** The creator, shown on every question. */
export function Asker({ quiz: { owner, type } }: { quiz: Quiz }) {
  const { t } = useTranslation('take-quiz');
  return (
    <div className={css['line']}>
      <Avatar name={owner.name} photoURL={owner.photoURL} size={56} />
      <p className={css['said']} style={{ backgroundColor: COLORS[GAME_COLOR[type]].fill }}>
        {t('question.asks', { name: firstName(owner.name) })}
      </p>
    </div>
  );
}
