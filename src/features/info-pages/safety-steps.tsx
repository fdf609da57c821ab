import { useTranslation } from 'react-i18next';
import { COLORS, INK } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { DISPLAY } from '../../ui/tokens.ts';
import { InfoGrid, InfoSection } from './info-section.tsx';

const BEFORE = ['face', 'public', 'kind'] as const;
const HURT = ['stop', 'keep', 'talk', 'close', 'us'] as const;

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 20 });
const Step = styled('li')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 16 });
const Bubble = styled('span')({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50% 50% 50% 14px',
  border: `2px solid ${INK}`,
  backgroundColor: COLORS.coral.fill,
  color: INK,
  fontFamily: DISPLAY,
  fontWeight: 900,
  fontSize: '1.25rem',
});

/** Questions to ask oneself before sending something anonymous. */
export function SafetyBefore() {
  const { t } = useTranslation('safety');
  return (
    <InfoSection title={t('before.title')} lead={t('before.lead')}>
      <InfoGrid wide={3}>
        {BEFORE.map((question) => (
          <Sticker key={question} as="article" color="teal">
            <Heading size={3} as="h3">
              {t(`before.${question}.title`)}
            </Heading>
            <Text style={{ marginTop: 8 }}>{t(`before.${question}.text`)}</Text>
          </Sticker>
        ))}
      </InfoGrid>
    </InfoSection>
  );
}

/** What to do when a message hurts, step by step. */
export function SafetyHurt() {
  const { t } = useTranslation('safety');
  return (
    <InfoSection title={t('hurt.title')} lead={t('hurt.lead')}>
      <List>
        {HURT.map((step, index) => (
          <Step key={step}>
            <Bubble aria-hidden>{index + 1}</Bubble>
            <div>
              <Heading size={3} as="h3">
                {t(`hurt.${step}.title`)}
              </Heading>
              <Text style={{ marginTop: 4 }}>{t(`hurt.${step}.text`)}</Text>
            </div>
          </Step>
        ))}
      </List>
    </InfoSection>
  );
}
