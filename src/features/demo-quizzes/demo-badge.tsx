import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../games/index.ts';
import { CARD } from '../../ui/palette.ts';
import { Badge } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';

/** First in a card's column, on its upper edge; more lines push the rest down. */
const Corner = styled('span')({
  alignSelf: 'flex-start',
  maxWidth: '100%',
  margin: '-46px 0 0 -8px',
  textAlign: 'left',
  transform: 'rotate(-3deg)',
});

/** Marks every screen as a demo, and names its fictional creator. */
export function DemoBadge({ type }: { type: DemoType }) {
  const { t } = useTranslation(['demo-quizzes', 'common']);
  const { t: games } = useTranslation('games');
  return (
    <Corner>
      <Badge color={GAME_COLOR[type]} style={{ backgroundColor: CARD, borderRadius: 18, whiteSpace: 'normal' }}>
        {t('demo')} · {games(`${type}.name`)}
      </Badge>
    </Corner>
  );
}
