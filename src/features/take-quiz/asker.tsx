import { FILLS } from '@domain/palette.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { quoting } from '../../ui/user-text.tsx';
import css from './asker.module.css';

/** The creator, shown on every question. */
export function Asker({ quiz: { owner, type } }: { quiz: Quiz }) {
  const { t } = useTranslation('take-quiz');
  return (
    <div className={css['line']}>
      <Avatar name={owner.name} photoURL={owner.photoURL} size={56} />
      <p className={css['said']} style={{ backgroundColor: FILLS[GAME_COLOR[type]] }}>
        {quoting(t('question.asks', { name: firstName(owner.name) }))}
      </p>
    </div>
  );
}
