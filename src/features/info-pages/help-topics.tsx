import { useTranslation } from 'react-i18next';
import { GAME_COLORS, INK } from '../../ui/games.ts';
import { Row } from '../../ui/layout.tsx';
import { styled } from '../../ui/styled.ts';
import { TOPICS, type Topic } from './help-search.ts';

const Chip = styled('button')({
  minHeight: 44,
  padding: '6px 16px',
  borderRadius: 999,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:disabled': { color: 'var(--mui-palette-text-secondary)', borderStyle: 'dashed', cursor: 'default' },
  '&[aria-pressed="true"]': { backgroundColor: GAME_COLORS.messages.fill, color: INK, borderColor: INK },
});

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
    <Chip
      key={name}
      type="button"
      aria-pressed={chosen === topic}
      disabled={count === 0 && chosen !== topic}
      onClick={() => onChoose(topic)}
    >
      {name} ({count})
    </Chip>
  );
  return (
    <Row gap={1.25} role="group" aria-label={t('topic.label')}>
      {chip(null, t('topic.all'), all)}
      {TOPICS.map((topic) => chip(topic, t(`topic.${topic}`), counts[topic]))}
    </Row>
  );
}
