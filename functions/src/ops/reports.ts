import type { Report } from '@domain/moderation/report.ts';
import { paths } from '@domain/paths.ts';
import { deleteMessageTo } from '../db/messages.ts';
import { fetchOpenReports, fetchReport, fetchReportsOf, fetchReportsOfReplier, resolveReport } from '../db/reports.ts';
import { deleteReply } from '../db/sent-messages.ts';

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
  for (const report of open) console.log(`${report.id}  ${ageOf(report)}  ${directionOf(report)}  ${report.reason}`);
  console.log(`Open reports: ${open.length}.`);
}

const directionOf = ({ replierId }: Report): string => (replierId === undefined ? 'message' : 'reply');

const messageIdOf = ({ messageId, id }: Report): string => messageId ?? id;

/** Returns what was known of the sender, line by line; older reports only say where to look. */
function evidenceOf(report: Report): Record<string, string> {
  const { tracking } = report;
  if (tracking === undefined) return { evidence: `not kept; see ${paths.messageTracking(messageIdOf(report))}` };
  if (tracking === null) return { evidence: 'its time was up when the message was reported' };
  const texts = Object.entries(tracking).map(([name, value]) => [`evidence ${name}`, JSON.stringify(value)]);
  return Object.fromEntries(texts);
}

/** Returns who is reported, line by line, and what else was reported of them. */
async function accusedOf(report: Report): Promise<Record<string, string>> {
  const { id, replierId, senderKey } = report;
  const same = replierId !== undefined ? fetchReportsOfReplier(replierId) : senderKey && fetchReportsOf(senderKey);
  const others = ((await same) || [])
    .filter((other) => other.id !== id)
    .map((other) => `${other.id} (${other.status})`)
    .join(', ');
  const label = replierId === undefined ? 'same sender' : 'same creator';
  const known = { [label]: same === null ? 'not known any more' : others || 'nothing else reported' };
  // of whoever reported a reply, nothing is kept
  return replierId === undefined ? { ...known, ...evidenceOf(report) } : { 'written by': replierId, ...known };
}

async function show(report: Report): Promise<void> {
  const { status, reason, recipientId, sentAt, reportedAt, repliedAt, message, reply, note } = report;
  const lines = {
    status,
    reported: `a ${directionOf(report)}, ${new Date(reportedAt).toISOString()}`,
    reason,
    ...(recipientId !== undefined && { recipient: recipientId }),
    'message id': messageIdOf(report),
    sent: new Date(sentAt).toISOString(),
    ...(repliedAt !== undefined && { replied: new Date(repliedAt).toISOString() }),
    ...(await accusedOf(report)),
    message,
    ...(reply !== undefined && { reply }),
    note,
  };
  for (const [name, text] of Object.entries(lines)) console.log(`${name}: ${printable(text)}`);
}

/** Deletes what was reported, if it is still as it was. */
async function remove(report: Report, now: number): Promise<void> {
  const { recipientId, sentAt, repliedAt } = report;
  if (recipientId !== undefined) await deleteMessageTo(recipientId, messageIdOf(report), sentAt, now);
  else if (repliedAt !== undefined) await deleteReply(messageIdOf(report), repliedAt);
}

async function resolve(report: Report, decision: string | undefined): Promise<void> {
  if (decision !== 'delete' && decision !== 'keep') {
    fail(USAGE);
    return;
  }
  const now = Date.now();
  const what = directionOf(report);
  if (decision === 'delete') await remove(report, now);
  await resolveReport(report.id, decision === 'delete' ? 'deleted' : 'kept', now);
  console.log(decision === 'delete' ? `Resolved: the ${what} is deleted.` : `Resolved: the ${what} stays.`);
}

/**
 * `npm run ops reports list`, `... show <id>`, `... resolve <id> delete|keep`. `delete` also removes the message for
 * its recipient, or the reply for its sender. Safe to repeat.
 */
export async function handleReports([action, id = '', decision]: readonly string[]): Promise<void> {
  if (action === 'list') return list();
  if ((action !== 'show' && action !== 'resolve') || id === '' || id.includes('/')) return fail(USAGE);
  const report = await fetchReport(id);
  if (!report) return fail('There is no such report.');
  return action === 'show' ? show(report) : resolve(report, decision);
}
