import { accusedIdOf, countOf, evidenceOf, notesOf, type Report, subjectOf } from '@domain/moderation/report.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { useTranslation } from 'react-i18next';
import { href } from '../../../config/href.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { AccountName } from './account-name.tsx';
import { ContentFacts } from './content-facts.tsx';
import { SenderDetails } from './sender-details.tsx';

/** The URL of the current content; null where it has none. */
function addressOf(report: Report): string | null {
  const { username, quizId, responseId, circleId } = subjectOf(report);
  if (circleId) return href.circle(circleId);
  if (responseId) return publicPath.result(responseId);
  if (username && quizId) return publicPath.quiz(username, quizId);
  return username ? publicPath.profile(username) : null;
}

/** The reported content as it was, and the reasons. */
export function ReportContent({ report, isMine }: { report: Report; isMine: boolean }) {
  const { t } = useTranslation(['operator', 'moderation']);
  const { moment } = useFormats();
  const address = addressOf(report);
  const accusedId = accusedIdOf(report);
  const count = countOf(report);
  const notes = notesOf(report);
  return (
    <Stack gap={2.5}>
      <Stack gap={1}>
        <Heading size={3} as="h3">
          {t('evidence')}
        </Heading>
        <ContentFacts
          content={evidenceOf(report)}
          more={accusedId === null ? [] : [[t('field.creator'), <AccountName key={accusedId} uid={accusedId} />]]}
        />
        {address !== null && (
          <a href={address} target="_blank" rel="noopener noreferrer" style={{ color: 'inherit', fontWeight: 700 }}>
            {t('seeNow')}
          </a>
        )}
      </Stack>
      {report.present && (
        <Stack gap={1}>
          <Heading size={3} as="h3">
            {t('present')}
          </Heading>
          <ContentFacts content={report.present} />
        </Stack>
      )}
      <Stack gap={1}>
        <Heading size={3} as="h3">
          {t('reasons', { count })}
        </Heading>
        <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {notes.map(({ reason, note, about, at }) => (
            <li key={`${at} ${note}`}>
              <Row>
                <Badge>{t(`moderation:report.reasons.${reason}`)}</Badge>
                <Text small tone="quiet">
                  {moment(at)}
                </Text>
              </Row>
              {about !== undefined && <Text small>{t('aboutQuestion', { question: about })}</Text>}
              {note !== '' && <UserText as={Text}>{note}</UserText>}
            </li>
          ))}
        </Stack>
        {count > notes.length && (
          <Text small tone="quiet">
            {t('moreReasons', { count: count - notes.length })}
          </Text>
        )}
      </Stack>
      {report.sealedTracking && isMine && <SenderDetails id={report.id} />}
    </Stack>
  );
}
