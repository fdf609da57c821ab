import { useId } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoFrame } from './info-frame.tsx';
import css from './terms-page.module.css';
import { TERMS, TermsSection } from './terms-section.tsx';

/** /terms: eight sections with summaries, and a table of contents. */
export function TermsPage() {
  const { t } = useTranslation('terms');
  const contents = useId();
  return (
    <InfoFrame
      color="coral"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <Text tone="quiet" small>
        {t('updated')}
      </Text>
      <div className={css['split']}>
        <Sticker as="nav" aria-labelledby={contents}>
          <Heading size={3} as="h2" id={contents}>
            {t('contents')}
          </Heading>
          <ol className={css['contents']}>
            {TERMS.map((term) => (
              <li key={term}>
                <a href={`#${term}`}>{t(`section.${term}.title`)}</a>
              </li>
            ))}
          </ol>
        </Sticker>
        <Stack gap={3}>
          {TERMS.map((term, index) => (
            <TermsSection key={term} term={term} place={index + 1} />
          ))}
          <Row gap={1.5}>
            <Button variant="contained" to={href.contact()}>
              {t('contactLink')}
            </Button>
            <Button variant="outlined" to={href.page('safety')}>
              {t('safetyLink')}
            </Button>
            <Button variant="text" href="/third-party-notices.txt">
              {t('licensesLink')}
            </Button>
          </Row>
        </Stack>
      </div>
    </InfoFrame>
  );
}
