import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoSummary } from './info-summary.tsx';

const TASKS = ['task1', 'task2', 'task3'] as const;
/** Inherits the summary's color. */
const plain = { borderColor: 'currentColor' } as const;

/** A sample opening: location and hours; expanded, the tasks. */
export function CareersOpening({ job, color }: { job: 'writer' | 'engineer' | 'safety'; color: Color }) {
  const { t } = useTranslation('careers');
  const title = t(`job.${job}.title`);
  return (
    <Sticker as="details" style={{ padding: 0 }}>
      <InfoSummary color={color}>
        <Stack gap={1.25}>
          <Heading size={3} as="h3">
            {title}
          </Heading>
          <Row>
            <Badge style={{ ...plain, borderStyle: 'dashed' }}>{t('sample')}</Badge>
            <Badge style={plain}>{t(`job.${job}.place`)}</Badge>
            <Badge style={plain}>{t(`job.${job}.kind`)}</Badge>
          </Row>
        </Stack>
      </InfoSummary>
      <Stack gap={2} style={{ padding: '20px', alignItems: 'flex-start' }}>
        <Text>{t(`job.${job}.text`)}</Text>
        <ul style={{ margin: 0, paddingLeft: '1.25em', display: 'grid', gap: 6, lineHeight: 1.5 }}>
          {TASKS.map((task) => (
            <li key={task}>{t(`job.${job}.${task}`)}</li>
          ))}
        </ul>
        <Text>
          <strong>{t('bring')}</strong> {t(`job.${job}.bring`)}
        </Text>
        <Button variant="outlined" to={href.contact('general')} aria-label={`${t('ask')}, ${title}`}>
          {t('ask')}
        </Button>
      </Stack>
    </Sticker>
  );
}
