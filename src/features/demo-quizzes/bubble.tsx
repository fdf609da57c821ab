import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';

const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 10 });
const Said = styled('p')({
  margin: 0,
  padding: '8px 14px',
  borderRadius: '18px 18px 18px 4px',
  border: `2px solid ${INK}`,
  backgroundColor: COLORS.yellow.fill,
  color: INK,
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  textAlign: 'left',
});

/** Something the example person says. */
export function Bubble({ children }: { children: ReactNode }) {
  const { t } = useTranslation('demo-quizzes');
  return (
    <Line>
      <Avatar name={t('creator')} photoURL={null} size={40} />
      <Said>
        <HiddenText>{t('says')} </HiddenText>
        <span>{children}</span>
      </Said>
    </Line>
  );
}
