import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid } from './info-section.tsx';
import { TemplateCard } from './templates-card.tsx';
import { TemplatesChips } from './templates-chips.tsx';
import { cardsOf } from './templates-list.ts';
import { useCategory } from './templates-use-category.ts';

/** /templates: six half-written quizzes, by category. */
export function TemplatesPage() {
  const { t } = useTranslation('templates');
  const { category, choose } = useCategory();
  const cards = cardsOf(category);
  return (
    <InfoFrame
      color="coral"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <Stack gap={2.5}>
        <TemplatesChips chosen={category} onChoose={choose} />
        <Text role="status" small tone="quiet">
          {t('shown', { count: cards.length })}
        </Text>
        <InfoGrid wide={3} style={{ gap: 24 }}>
          {cards.map((card) => (
            <TemplateCard key={card.name} {...card} />
          ))}
        </InfoGrid>
        <Text small tone="quiet">
          {t('noAccount')}
        </Text>
      </Stack>
      <Sticker as="section" color="yellow" style={{ padding: '32px 24px' }}>
        <Stack gap={2}>
          <Heading size={2} as="h2">
            {t('own.title')}
          </Heading>
          <Text>{t('own.text')}</Text>
          <Row gap={1.5}>
            <Button variant="ink" size="large" to={href.createQuiz()}>
              {t('own.create')}
            </Button>
            <Button variant="outlined" size="large" to={href.dashboard()}>
              {t('own.dashboard')}
            </Button>
          </Row>
        </Stack>
      </Sticker>
    </InfoFrame>
  );
}
