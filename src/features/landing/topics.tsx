import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';
import { ExampleCard } from './example-card.tsx';
import { Round } from './round.tsx';

const Topic = styled('button')({
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: 999,
  border: '2px solid var(--mui-palette-sticker-line)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 700,
  cursor: 'pointer',
  transition: 'transform 150ms',
  '&[aria-pressed="true"]': {
    borderColor: INK,
    backgroundColor: COLORS.violet.fill,
    color: INK,
    transform: 'rotate(-2deg)',
  },
});
const OPTIONS = ['a', 'b', 'c', 'd'] as const;
/** Each topic with the index of its right option. */
const TOPICS = { food: 2, crush: 1, job: 1 } as const;
const NAMES = ['food', 'crush', 'job'] as const;

/** A question about Nour, by topic. */
export function Topics() {
  const { t } = useTranslation('landing');
  const [topic, setTopic] = useState<(typeof NAMES)[number]>('food');
  return (
    <ExampleCard label={t('topics.label')} who="Nour">
      <Row role="group" aria-label={t('topics.choose')}>
        {NAMES.map((name) => (
          <Topic key={name} type="button" aria-pressed={name === topic} onClick={() => setTopic(name)}>
            {t(`topics.${name}.name`)}
          </Topic>
        ))}
      </Row>
      <Round
        key={topic}
        color="violet"
        question={t(`topics.${topic}.question`)}
        options={OPTIONS.map((option) => t(`topics.${topic}.${option}`))}
        right={TOPICS[topic]}
        says={{ open: t('topics.open'), right: t('topics.right'), wrong: t('topics.wrong') }}
      />
    </ExampleCard>
  );
}
