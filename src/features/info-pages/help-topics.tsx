import { useTranslation } from '../../i18n/use-translation.ts';
import { Row } from '../../ui/layout.tsx';
import { TOPICS, type Topic } from './help-search.ts';
import { InfoChip } from './info-chip.tsx';

interface Props {
  chosen: Topic | null;
  isSearching: boolean;
  counts: Readonly<Record<Topic | 'all', number>>;
  onChoose: (topic: Topic | null) => void;
}

/** The filters: most asked, all results, or one topic, each with its count. */
export function HelpTopics({ chosen, isSearching, counts, onChoose }: Props) {
  const { t } = useTranslation('help');
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
      {chip(null, t(isSearching ? 'topic.all' : 'topic.most'), counts.all)}
      {TOPICS.map((topic) => chip(topic, t(`topic.${topic}`), counts[topic]))}
    </Row>
  );
}
