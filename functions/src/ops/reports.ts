import type { Report } from '@domain/moderation/report.ts';
import { paths } from '@domain/paths.ts';
import { deleteMessageTo } from '../db/messages.ts';
import { fetchOpenReports, fetchReport, fetchReportsOf, resolveReport } from '../db/reports.ts';

const HOUR_MS = 3_600_000;
const USAGE = 'reports list | reports show <id> | reports resolve <id> delete|keep';

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

/** Control characters would be commands to the reader's terminal. */
const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? '\n    ' : ' '));
const ageOf = ({ reportedAt }: Report): string => `${Math.floor((Date.now() - reportedAt) / HOUR_MS)} h`;

async function list(): Promise<void> {
  const open = await fetchOpenReports();
  for (const report of open) console.log(`${report.id}  ${ageOf(report)}  ${report.reason}`);
  console.log(`Open reports: ${open.length}.`);
}

const messageIdOf = ({ messageId, id }: Report): string => messageId ?? id;

/** Returns what was known of the sender, line by line; older reports only say where to look. */
function evidenceOf(report: Report): Record<string, string> {
  const { tracking } = report;
  if (tracking === undefined) return { evidence: `not kept; see ${paths.messageTracking(messageIdOf(report))}` };
  if (tracking === null) return { evidence: 'its time was up when the message was reported' };
  const texts = Object.entries(tracking).map(([name, value]) => [`evidence ${name}`, JSON.stringify(value)]);
  return Object.fromEntries(texts);
}

async function show(report: Report): Promise<void> {
  const { id, senderKey, status, reason, recipientId, sentAt, reportedAt, message, note } = report;
  const ofSender = senderKey === null ? [report] : await fetchReportsOf(senderKey);
  const others = ofSender.filter((other) => other.id !== id).map((other) => `${other.id} (${other.status})`);
  const lines = {
    status,
    reason,
    recipient: recipientId,
    'message id': messageIdOf(report),
    sent: new Date(sentAt).toISOString(),
    reported: new Date(reportedAt).toISOString(),
    'same sender': senderKey === null ? 'not known any more' : others.join(', ') || 'nothing else reported',
    ...evidenceOf(report),
    message,
    note,
  };
  for (const [name, text] of Object.entries(lines)) console.log(`${name}: ${printable(text)}`);
}

async function resolve(report: Report, decision: string | undefined): Promise<void> {
  if (decision !== 'delete' && decision !== 'keep') {
    fail(USAGE);
    return;
  }
  const now = Date.now();
  if (decision === 'delete') await deleteMessageTo(report.recipientId, messageIdOf(report), report.sentAt, now);
  await resolveReport(report.id, decision === 'delete' ? 'deleted' : 'kept', now);
  console.log(decision === 'delete' ? 'Resolved: the message is deleted.' : 'Resolved: the message stays.');
}

/**
 * `npm run ops reports list`, `... show <id>`, `... resolve <id> delete|keep`. `delete` also removes the message for
 * its recipient. Safe to repeat.
 */
export async function handleReports([action, id = '', decision]: readonly string[]): Promise<void> {
  if (action === 'list') return list();
  if ((action !== 'show' && action !== 'resolve') || id === '' || id.includes('/')) return fail(USAGE);
  const report = await fetchReport(id);
  if (!report) return fail('There is no such report.');
  return action === 'show' ? show(report) : resolve(report, decision);
}
