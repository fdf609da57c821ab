import { useTranslation } from 'react-i18next';
import { COLORS, type Color, INK } from '../../ui/palette.ts';
import { FROM_MD, styled, withoutProps } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';

const List = styled('ol')({
  listStyle: 'none',
  margin: '28px 0 56px',
  padding: 0,
  display: 'grid',
  gap: 16,
  [FROM_MD]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
});
const Step = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& strong': { display: 'block', fontFamily: DISPLAY, fontSize: '1.25rem', fontWeight: 800 },
});
const Place = styled(
  'span',
  withoutProps('color'),
)<{ color: Color }>(({ color }) => ({
  flex: 'none',
  width: 60,
  height: 60,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50% 50% 50% 14px',
  border: `2px solid ${INK}`,
  backgroundColor: COLORS[color].fill,
  color: INK,
  fontFamily: DISPLAY,
  fontWeight: 900,
  // not scaled with the text size: it has to fit its circle
  fontSize: 28,
}));
const STEPS = [
  ['make', 'violet'],
  ['send', 'coral'],
  ['see', 'teal'],
] as const;

/** The product in three lines. */
export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <List>
      {STEPS.map(([step, color], index) => (
        <Step key={step}>
          <Place color={color} aria-hidden>
            {index + 1}
          </Place>
          <span>
            <strong>{t(`steps.${step}.title`)}</strong> {t(`steps.${step}.text`)}
          </span>
        </Step>
      ))}
    </List>
  );
}
