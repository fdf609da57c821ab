import { useTranslation } from '../../i18n/use-translation.ts';
import { Row } from '../../ui/layout.tsx';
import { InfoChip } from './info-chip.tsx';
import { CATEGORIES, type Category, cardsOf } from './templates-list.ts';

interface Props {
  chosen: Category | null;
  onChoose: (category: Category | null) => void;
}

/** All templates or one category, each with its count. */
export function TemplatesChips({ chosen, onChoose }: Props) {
  const { t } = useTranslation('templates');
  return (
    <Row gap={1.25} role="group" aria-label={t('category.label')}>
      {([null, ...CATEGORIES] as const).map((category) => (
        <InfoChip key={category} type="button" aria-pressed={chosen === category} onClick={() => onChoose(category)}>
          {t(`category.${category ?? 'all'}`)} ({cardsOf(category).length})
        </InfoChip>
      ))}
    </Row>
  );
}
