import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout.tsx';
import { TOPICS, type Topic } from './help-search.ts';
import { InfoChip } from './info-chip.tsx';

interface Props {
  chosen: Topic | null;
  counts: Readonly<Record<Topic, number>>;
  onChoose: (topic: Topic | null) => void;
}

/** All questions or those of one topic, each with how many there are. */
export function HelpTopics({ chosen, counts, onChoose }: Props) {
  const { t } = useTranslation('help');
  const all = TOPICS.reduce((sum, topic) => sum + counts[topic], 0);
  const chip = (topic: Topic | null, name: string, count: number) => (
    <InfoChip
      key={name}
      type="button"
      aria-pressed={chosen === topic}
      disabled={count === 0 && chosen !== topic}
      onClick={() => onChoose(topic)}
    >
      {name} ({count})
    </InfoChip>
  );
  return (
    <Row gap={1.25} role="group" aria-label={t('topic.label')}>
      {chip(null, t('topic.all'), all)}
      {TOPICS.map((topic) => chip(topic, t(`topic.${topic}`), counts[topic]))}
    </Row>
  );
}
