import { QUIZ_TYPES } from '@domain/games/index.ts';
import { accusedIdOf, countOf, evidenceOf, notesOf, type Report, subjectOf } from '@domain/moderation/report.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { TrackingList } from '../../../ui/tracking-list.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { EvidencePhoto } from './evidence-photo.tsx';
import { Facts } from './facts.tsx';
import { readable } from './readable.ts';
import { useAccountName } from './use-account-name.ts';

/** What evidence holds, in the order in which it is read; anything else is shown last, under its own name. */
const FIELDS = [
  ...(['title', 'quizTitle', 'name', 'username', 'bio', 'message', 'reply', 'question', 'questions'] as const),
  ...(['category', 'type', 'score', 'total', 'playedAt', 'photoURL'] as const),
];
type Field = (typeof FIELDS)[number];
const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);
const placeOf = (name: string) => (isField(name) ? FIELDS.indexOf(name) : FIELDS.length);

/** Where what was reported can be seen as it is now; null where it has no address. */
function addressOf(report: Report): string | null {
  const { username, quizId, responseId } = subjectOf(report);
  if (responseId) return publicPath.result(responseId);
  if (username && quizId) return publicPath.quiz(username, quizId);
  return username ? publicPath.profile(username) : null;
}

function Creator({ uid }: { uid: string }) {
  return useAccountName(uid);
}

/** What was reported, as it was, and why. */
export function ReportContent({ report }: { report: Report }) {
  const { t } = useTranslation(['operator', 'moderation', 'games', 'quiz-editor']);
  const { moment } = useFormats();
  const address = addressOf(report);
  const evidence = Object.entries(evidenceOf(report))
    // `file` is where the photo above is
    .filter(([name, value]) => name !== 'file' && value !== null && value !== '')
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const textOf = (name: string, value: unknown) => {
    if (name === 'playedAt') return moment(Number(value));
    const type = QUIZ_TYPES.find((each) => each === value);
    if (name === 'type' && type) return t(`games:${type}.name`);
    if (name === 'category' && (value === 'normal' || value === 'spicy')) return t(`quiz-editor:category.${value}`);
    return readable(value);
  };
  const accusedId = accusedIdOf(report);
  const count = countOf(report);
  const notes = notesOf(report);
  return (
    <Stack gap={2.5}>
      <Stack gap={1}>
        <Heading size={3} as="h3">
          {t('evidence')}
        </Heading>
        <EvidencePhoto report={report} />
        <Facts
          facts={[
            ...(accusedId === null ? [] : [[t('field.creator'), <Creator key={accusedId} uid={accusedId} />] as const]),
            ...evidence.map(
              ([name, value]) => [isField(name) ? t(`field.${name}`) : name, textOf(name, value)] as const,
            ),
          ]}
        />
        {address !== null && (
          <a href={address} target="_blank" rel="noopener noreferrer" style={{ color: 'inherit', fontWeight: 700 }}>
            {t('seeNow')}
          </a>
        )}
      </Stack>
      <Stack gap={1}>
        <Heading size={3} as="h3">
          {t('reasons', { count })}
        </Heading>
        <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {notes.map(({ reason, note, at }) => (
            <li key={`${at} ${note}`}>
              <Row>
                <Badge>{t(`moderation:report.reasons.${reason}`)}</Badge>
                <Text small tone="quiet">
                  {moment(at)}
                </Text>
              </Row>
              {note !== '' && <Text dir="auto">{note}</Text>}
            </li>
          ))}
        </Stack>
        {count > notes.length && (
          <Text small tone="quiet">
            {t('moreReasons', { count: count - notes.length })}
          </Text>
        )}
      </Stack>
      {report.tracking && (
        <details>
          <summary style={{ fontWeight: 700, cursor: 'pointer' }}>{t('sender')}</summary>
          <TrackingList tracking={report.tracking as Tracking} />
        </details>
      )}
    </Stack>
  );
}
