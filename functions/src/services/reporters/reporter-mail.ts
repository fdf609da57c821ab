import { RECEIPT_TEXTS } from '@domain/locales/notifications.ts';
import type { CaseStatus } from '@domain/moderation/decision.ts';
import type { Report, Reporter } from '@domain/moderation/report.ts';
import { AUTOMATIC, type Mail } from '../mail.ts';
import { fill } from '../mail-texts.ts';

type Text = 'receipt' | 'deleted' | 'acted' | 'kept';
const ACTS: readonly unknown[] = ['warn', 'suspend'];

/** Returns what to say about a case to its reporter; about an open or deleted one, that the report was received. */
function textFor(found: Report | null): Text {
  const status: CaseStatus = found?.status ?? 'open';
  if (status === 'deleted') return 'deleted';
  if (status !== 'kept') return 'receipt';
  return found?.decisions?.some(({ action }) => ACTS.includes(action)) ? 'acted' : 'kept';
}

/** Returns a reporter's mail, without what was reported: anybody can give any address. `id`: same for every attempt. */
export function reporterMail({ email, language }: Reporter, found: Report | null, id: string, site: string): Mail {
  const texts = RECEIPT_TEXTS[language];
  const text = textFor(found);
  const isReceipt = text === 'receipt';
  const lines = [texts[text], fill(isReceipt ? texts.danger : texts.object, { site }), `-- \n${texts.why}`];
  return {
    to: email,
    id,
    subject: fill(texts.subject, { title: isReceipt ? texts.receiptTitle : texts.outcomeTitle }),
    text: `${lines.join('\n\n')}\n`,
    headers: { ...AUTOMATIC, 'Content-Language': language },
  };
}
