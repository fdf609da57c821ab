import { MINIMUM_AGE } from '@domain/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fill } from '../../ui/fill.ts';
import { Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './terms-section.module.css';

export const TERMS = ['who', 'account', 'yours', 'rules', 'anonymous', 'service', 'liability', 'changes'] as const;
const GROUNDS: readonly Color[] = ['yellow', 'violet', 'teal', 'coral'];
type Term = (typeof TERMS)[number];

/** One of the eight sections; its name is its fragment, so none is called as another part of the page. */
export function TermsSection({ term, place }: { term: Term; place: number }) {
  const { t } = useTranslation('terms');
  return (
    <Sticker as="section" id={term} aria-labelledby={`${term}-title`} style={{ scrollMarginTop: 16 }}>
      <Stack gap={1.5}>
        <Heading size={3} as="h2" id={`${term}-title`} style={{ fontSize: '1.5rem' }}>
          {place}. {t(`section.${term}.title`)}
        </Heading>
        <p className={css['short']} style={fill(GROUNDS[(place - 1) % GROUNDS.length] ?? 'yellow')}>
          {t('short')} {t(`section.${term}.short`, { age: MINIMUM_AGE })}
        </p>
        <Text>{t(`section.${term}.p1`, { age: MINIMUM_AGE })}</Text>
        <Text>{t(`section.${term}.p2`)}</Text>
      </Stack>
    </Sticker>
  );
}
