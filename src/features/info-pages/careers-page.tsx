import type { Color } from '@domain/palette.ts';
import { href } from '../../config/href.ts';
import type { TextsOf } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoCards } from './info-cards.tsx';
import { InfoDetails } from './info-details.tsx';
import { InfoPage } from './info-page.tsx';
import { InfoCall, InfoSection } from './info-parts.tsx';

type Texts = TextsOf<'careers'>;

const JOBS = [
  ['writer', 'coral'],
  ['engineer', 'violet'],
  ['safety', 'yellow'],
] as const satisfies readonly (readonly [keyof Texts['job'], Color])[];
/** Inherits the summary's color. */
const plain = { borderColor: 'currentColor' } as const;

/** A sample opening: location and hours; expanded, the tasks. */
function Opening({ texts, job, color }: { texts: Texts; job: keyof Texts['job']; color: Color }) {
  const { title, place, kind, text, task1, task2, task3, bring } = texts.job[job];
  return (
    <InfoDetails
      color={color}
      summary={
        <Stack gap={1.25}>
          <Heading size={3} as="h3">
            {title}
          </Heading>
          <Row>
            <Badge style={{ ...plain, borderStyle: 'dashed' }}>{texts.sample}</Badge>
            <Badge style={plain}>{place}</Badge>
            <Badge style={plain}>{kind}</Badge>
          </Row>
        </Stack>
      }
    >
      <Stack gap={2} style={{ padding: '20px', alignItems: 'flex-start' }}>
        <Text>{text}</Text>
        <ul style={{ margin: 0, paddingInlineStart: '1.25em', display: 'grid', gap: 6, lineHeight: 1.5 }}>
          {[task1, task2, task3].map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
        <Text>
          <strong>{texts.bring}</strong> {bring}
        </Text>
        <Button variant="outlined" to={href.contact('general')} aria-label={`${texts.ask}, ${title}`}>
          {texts.ask}
        </Button>
      </Stack>
    </InfoDetails>
  );
}

/** /careers: what the work is about, and three sample openings. */
export const CareersPage = () => (
  <InfoPage of="careers" color="teal">
    {(texts) => (
      <>
        <InfoSection texts={texts.openings}>
          {JOBS.map(([job, color]) => (
            <Opening key={job} texts={texts} job={job} color={color} />
          ))}
        </InfoSection>
        <InfoCards
          texts={texts.care}
          wide={3}
          cards={{ phones: ['violet', 'offline'], words: ['coral', 'globe'], less: ['yellow', 'shield'] }}
        />
        <InfoCall color="coral" texts={texts.write} to={{ action: href.contact('general') }} />
      </>
    )}
  </InfoPage>
);
