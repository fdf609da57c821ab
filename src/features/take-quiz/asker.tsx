import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../games/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';

// on the upper edge of a card with 28 pixels of padding
const Line = styled('div')({
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'flex-end',
  gap: 6,
  margin: '-56px 0 0 -6px',
});
const Said = styled('p')({
  margin: '0 0 6px',
  padding: '3px 14px',
  borderRadius: '18px 18px 18px 4px',
  border: `2px solid ${INK}`,
  color: INK,
  fontWeight: 700,
  fontSize: '0.9375rem',
  textAlign: 'left',
});

/** The creator, shown on every question. */
export function Asker({ quiz: { owner, type } }: { quiz: Quiz }) {
  const { t } = useTranslation('take-quiz');
  return (
    <Line>
      <Avatar name={owner.name} photoURL={owner.photoURL} size={56} />
      <Said style={{ backgroundColor: COLORS[GAME_COLOR[type]].fill }}>
        {t('question.asks', { name: firstName(owner.name) })}
      </Said>
    </Line>
  );
}
