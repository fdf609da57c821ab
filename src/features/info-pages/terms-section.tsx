import { MINIMUM_AGE } from '@domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout.tsx';
import { COLORS, type Color, INK } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { styled, withoutProps } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';

export const TERMS = ['who', 'account', 'content', 'rules', 'anonymous', 'service', 'liability', 'changes'] as const;
const GROUNDS: readonly Color[] = ['yellow', 'violet', 'teal', 'coral'];
type Term = (typeof TERMS)[number];

/** The summary: what matters to most people, highlighted. */
const Short = styled(
  'p',
  withoutProps('color'),
)<{ color: Color | undefined }>(({ color = 'yellow' }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: '14px 14px 14px 4px',
  border: `2px solid ${INK}`,
  backgroundColor: COLORS[color].fill,
  color: INK,
  fontWeight: 600,
}));

/** One of the eight sections; its name is its fragment. */
export function TermsSection({ term, place }: { term: Term; place: number }) {
  const { t } = useTranslation('terms');
  return (
    <Sticker as="section" id={term} aria-labelledby={`${term}-title`} style={{ scrollMarginTop: 16 }}>
      <Stack gap={1.5}>
        <Heading size={3} as="h2" id={`${term}-title`} style={{ fontSize: '1.5rem' }}>
          {place}. {t(`section.${term}.title`)}
        </Heading>
        <Short color={GROUNDS[(place - 1) % GROUNDS.length]}>
          {t('short')} {t(`section.${term}.short`, { age: MINIMUM_AGE })}
        </Short>
        <Text>{t(`section.${term}.p1`, { age: MINIMUM_AGE })}</Text>
        <Text>{t(`section.${term}.p2`)}</Text>
      </Stack>
    </Sticker>
  );
}
