import { useTranslation } from 'react-i18next';
import { ColorBand } from '../../ui/color-band.tsx';
import { Stack } from '../../ui/layout.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import { FROM_MD, styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { GroupChat } from './group-chat.tsx';
import { TryNow } from './try-now.tsx';
import { WaysIn } from './ways-in.tsx';

const Opening = styled('div')({
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
  padding: '24px 16px 72px',
  display: 'grid',
  gap: 48,
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  [FROM_MD]: { gridTemplateColumns: '1.25fr 0.75fr', gap: 64, paddingBlock: '56px 96px' },
});
/** The color ends right below the question, however many lines it takes. */
const Question = styled('div')({
  position: 'relative',
  '& > div': { inset: '-400px -100vw -34px', height: 'auto' },
  // two lines in both languages, in the font and in its fallback
  '& > h1': { fontSize: 'clamp(2rem, 14.5vw, 6rem)', [FROM_MD]: { fontSize: 'min(6rem, 8.8vw)' } },
});
/** The key word, on a slip of paper. */
const Slip = styled('span')({
  display: 'inline-block',
  padding: '0 0.18em 0.06em',
  margin: '0 -0.05em',
  borderRadius: '0.18em',
  border: `0.045em solid ${INK}`,
  backgroundColor: COLORS.coral.fill,
  color: INK,
  transform: 'rotate(-2.5deg)',
});

/** The first screen: the question, the call to action, and a group of friends. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <Opening>
      <Stack gap={3}>
        <Question>
          <ColorBand color="yellow" />
          <Heading size={1} as="h1">
            {t('hero.before')} <Slip>{t('hero.marked')}</Slip> {t('hero.after')}
          </Heading>
        </Question>
        <Text style={{ fontSize: '1.1875rem', maxWidth: 440, marginTop: 30, textWrap: 'pretty' }}>
          {t('hero.text')}
        </Text>
        <WaysIn />
        <TryNow />
      </Stack>
      <GroupChat />
    </Opening>
  );
}
