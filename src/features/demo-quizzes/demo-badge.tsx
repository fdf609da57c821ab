import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { CARD } from '@domain/palette.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/sticker.tsx';
import css from './demo-badge.module.css';

/** Marks every screen as a demo, and names its fictional creator. */
export function DemoBadge({ type }: { type: DemoType }) {
  const { t } = useTranslation(['demo-quizzes', 'common']);
  const { t: games } = useTranslation('games');
  return (
    <span className={css['corner']}>
      <Badge color={GAME_COLOR[type]} style={{ backgroundColor: CARD, borderRadius: 18, whiteSpace: 'normal' }}>
        {t('demo')} · {games(`${type}.name`)}
      </Badge>
    </span>
  );
}
