import { href } from '../../../config/href.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { InfoChips } from '../info-chips.tsx';
import { InfoPage } from '../info-page.tsx';
import { InfoCall, InfoGrid } from '../info-parts.tsx';
import { TemplateCard } from './card.tsx';
import { CATEGORIES, cardsOf } from './list.ts';
import { useCategory } from './use-category.ts';

/** /templates: six half-written quizzes, by category. */
export function TemplatesPage() {
  const { t } = useTranslation('templates');
  const { category, choose } = useCategory();
  const cards = cardsOf(category);
  return (
    <InfoPage of="templates" color="coral">
      {({ noAccount, own }) => (
        <>
          <Stack gap={2.5}>
            <InfoChips
              label={t('category.label')}
              chosen={category}
              choices={([null, ...CATEGORIES] as const).map((one) => [
                one,
                t(`category.${one ?? 'all'}`),
                cardsOf(one).length,
              ])}
              onChoose={choose}
            />
            <Text role="status" small tone="quiet">
              {t('shown', { count: cards.length })}
            </Text>
            <InfoGrid wide={3} style={{ gap: 24 }}>
              {cards.map((card) => (
                <TemplateCard key={card.name} {...card} />
              ))}
            </InfoGrid>
            <Text small tone="quiet">
              {noAccount}
            </Text>
          </Stack>
          <InfoCall color="yellow" texts={own} to={{ create: href.createQuiz(), dashboard: href.dashboard() }} />
        </>
      )}
    </InfoPage>
  );
}
