import { useTranslation } from 'react-i18next';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Heading } from '../../ui/text.tsx';

/** /careers */
export function CareersPage() {
  const { t } = useTranslation('careers');
  return (
    <Column wide>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} />
      <Heading size={1} as="h1">
        {t('title')}
      </Heading>
    </Column>
  );
}
