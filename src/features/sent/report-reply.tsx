import type { Deletion } from '@domain/deletion.ts';
import { asDomainError } from '@domain/errors.ts';
import { REPORT_NOTE_MAX } from '@domain/limits.ts';
import type { ReportReason } from '@domain/moderation/reasons.ts';
import { type FormEvent, useState } from 'react';
import { reportReply } from '../../data/replies.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ReasonChoice } from '../../ui/reason-choice.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UrgentHelp } from '../../ui/urgent-help.tsx';

/** Reports a reply to the moderators, who learn nothing about the reporter. */
export function ReportReply({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const { t } = useTranslation(['sent', 'moderation', 'common']);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const { isBusy, run, problem } = useAsyncAction((error) => {
    const { code } = asDomainError(error);
    if (code === 'not-found') return t('message.replyGone');
    if (code === 'network') return t('moderation:needsNetwork');
    return t(code === 'rate-limited' ? 'message.tooMany' : 'message.failed');
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason !== null && (await run(() => reportReply(deletion, reason, note).then(() => true)))) setDone(true);
  };
  return (
    <Sticker aria-label={t('message.report')}>
      {isDone ? (
        <Stack role="status">
          <Heading size={3}>{t('message.reportDone')}</Heading>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </Stack>
      ) : (
        <form noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
          <Stack gap={2}>
            <Heading size={3}>{t('message.report')}</Heading>
            <Text>{t('message.reportText')}</Text>
            <ReasonChoice value={reason} isMissing={wasTried && reason === null} onChange={setReason} />
            <UrgentHelp reason={reason} />
            <Field
              multiline
              rows={3}
              label={t('moderation:report.note')}
              value={note}
              maxLength={REPORT_NOTE_MAX}
              counter={{ value: note.length, max: REPORT_NOTE_MAX }}
              onChange={(event) => setNote(event.target.value)}
            />
            <ErrorNote text={problem} />
            <Row>
              <Button type="submit" variant="contained" aria-disabled={isBusy}>
                {t('moderation:report.send')}
              </Button>
              <Button variant="outlined" onClick={onClose}>
                {t('common:cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </Sticker>
  );
}
