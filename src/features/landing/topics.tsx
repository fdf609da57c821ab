import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Row } from '../../ui/layout.tsx';
import { ExampleCard } from './example-card.tsx';
import { Round } from './round.tsx';
import css from './topics.module.css';

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
          <button
            className={css['topic']}
            key={name}
            type="button"
            aria-pressed={name === topic}
            onClick={() => setTopic(name)}
          >
            {t(`topics.${name}.name`)}
          </button>
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
