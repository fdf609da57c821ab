import { MINIMUM_AGE } from '@domain/limits.ts';
import type { Color } from '@domain/palette.ts';
import { useId } from 'react';
import { href } from '../../config/href.ts';
import type { TextsOf } from '../../i18n/use-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../ui/color.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoPage } from './info-page.tsx';
import css from './terms-page.module.css';

type Term = keyof TextsOf<'terms'>['section'];

const TERMS = [
  'who',
  'account',
  'yours',
  'rules',
  'anonymous',
  'service',
  'liability',
  'changes',
] as const satisfies readonly Term[];
const GROUNDS: readonly Color[] = ['yellow', 'violet', 'teal', 'coral'];

/** One of the eight sections; its name is its fragment, so none is called as another part of the page. */
function Section({ term, place }: { term: Term; place: number }) {
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

/** /terms: eight sections with summaries, and a table of contents. */
export function TermsPage() {
  const id = useId();
  return (
    <InfoPage of="terms" color="coral">
      {({ updated, contents, section, contactLink, safetyLink, licensesLink }) => (
        <>
          <Text tone="quiet" small>
            {updated}
          </Text>
          <div className={css['split']}>
            <Sticker as="nav" aria-labelledby={id}>
              <Heading size={3} as="h2" id={id}>
                {contents}
              </Heading>
              <ol className={css['contents']}>
                {TERMS.map((term) => (
                  <li key={term}>
                    <a href={`#${term}`}>{section[term].title}</a>
                  </li>
                ))}
              </ol>
            </Sticker>
            <Stack gap={3}>
              {TERMS.map((term, index) => (
                <Section key={term} term={term} place={index + 1} />
              ))}
              <Row gap={1.5}>
                <Button variant="contained" to={href.contact()}>
                  {contactLink}
                </Button>
                <Button variant="outlined" to={href.page('safety')}>
                  {safetyLink}
                </Button>
                <Button variant="text" href="/third-party-notices.txt">
                  {licensesLink}
                </Button>
              </Row>
            </Stack>
          </div>
        </>
      )}
    </InfoPage>
  );
}
