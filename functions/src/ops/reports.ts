import type { ReportKind } from '@domain/moderation/reasons.ts';
import {
  accusedIdOf,
  countOf,
  dueAtOf,
  evidenceOf,
  kindOf,
  messageIdOf,
  notesOf,
  type Report,
  subjectOf,
} from '@domain/moderation/report.ts';
import { paths } from '@domain/paths.ts';
import { inTransaction } from '../db/firestore.ts';
import { fetchOpenReports, fetchReport, fetchReportsAgainst, fetchReportsOf, resolveReport } from '../db/reports.ts';
import { readContentRemoval } from '../services/content-removal.ts';
import { readTelling } from '../services/telling.ts';
import { Refused } from './refused.ts';

/** What `resolve ... delete` can remove. */
const DELETED_HERE: ReadonlySet<ReportKind> = new Set(['message', 'reply']);
const HOUR_MS = 3_600_000;
const USAGE = 'reports list | reports show <id> | reports resolve <id> delete|keep';

/** Control characters would be commands to the reader's terminal. */
const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? '\n    ' : ' '));
const ageOf = ({ reportedAt }: Report): string => `${Math.floor((Date.now() - reportedAt) / HOUR_MS)} h`;

async function list(): Promise<string> {
  const open = await fetchOpenReports();
  const lines = open.map(
    (report) => `${report.id}  ${ageOf(report)}  ${kindOf(report)}  ${report.reason}  ${countOf(report)}x`,
  );
  return [...lines, `Open reports: ${open.length}.`].join('\n');
}

/** Returns what was known of the sender, line by line; older reports only say where to look. */
function trackingOf(report: Report): Record<string, string> {
  const { tracking } = report;
  if (tracking === undefined) return { evidence: `not kept; see ${paths.messageTracking(messageIdOf(report))}` };
  if (tracking === null) return { evidence: 'its time was up when the message was reported' };
  const texts = Object.entries(tracking).map(([name, value]) => [`evidence ${name}`, JSON.stringify(value)]);
  return Object.fromEntries(texts);
}

/** Returns what else was reported of the same sender or creator, oldest first; null if they aren't known. */
async function fetchOthers(report: Report): Promise<Report[] | null> {
  const accused = accusedIdOf(report);
  if (accused !== null) return fetchReportsAgainst(accused);
  return report.senderKey ? fetchReportsOf(report.senderKey) : null;
}

/** Returns who is reported, line by line, and what else was reported of them. */
async function accusedOf(report: Report): Promise<Record<string, string>> {
  const accused = accusedIdOf(report);
  const same = await fetchOthers(report);
  const others = same
    ?.filter((other) => other.id !== report.id)
    .map((other) => `${other.id} (${other.status})`)
    .join(', ');
  const label = accused === null ? 'same sender' : 'same creator';
  const known = { [label]: others === undefined ? 'not known any more' : others || 'nothing else reported' };
  return accused === null ? known : { 'written by': accused, ...known };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const asLines = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)]));

async function show(report: Report): Promise<string> {
  const { status, reason, recipientId, sentAt, reportedAt, repliedAt } = report;
  const kind = kindOf(report);
  const notes = notesOf(report).map((noted) => `${noted.reason} ${new Date(noted.at).toISOString()} ${noted.note}`);
  const lines = {
    status,
    reported: `a ${kind}, ${new Date(reportedAt).toISOString()}, ${countOf(report)}x`,
    due: new Date(dueAtOf(report)).toISOString(),
    reason,
    ...(recipientId !== undefined && { recipient: recipientId }),
    ...asLines(subjectOf(report)),
    ...(sentAt !== undefined && { sent: new Date(sentAt).toISOString() }),
    ...(repliedAt !== undefined && { replied: new Date(repliedAt).toISOString() }),
    ...(await accusedOf(report)),
    // of whoever reported anything but a message, nothing is kept
    ...(kind === 'message' && trackingOf(report)),
    ...asLines(evidenceOf(report)),
    ...Object.fromEntries(notes.map((text, index) => [`note ${index + 1}`, text])),
  };
  return Object.entries(lines)
    .map(([name, text]) => `${name}: ${printable(text)}`)
    .join('\n');
}

/** Deletes what was reported, if it is still as it was, and tells its creator. */
async function remove(report: Report, now: number): Promise<void> {
  const { reason } = report;
  await inTransaction(async (tx) => {
    const { write, ...removal } = await readContentRemoval(tx, report, { now, reason });
    const tell = await readTelling(tx, report, removal, { at: now, reason, kind: 'removed' });
    write();
    tell();
  });
}

async function resolve(report: Report, decision: string | undefined): Promise<string> {
  if (decision !== 'delete' && decision !== 'keep') throw new Refused(USAGE);
  const now = Date.now();
  const what = kindOf(report);
  if (decision === 'delete' && !DELETED_HERE.has(what)) throw new Refused(`A ${what} can't be deleted here.`);
  if (decision === 'delete') await remove(report, now);
  await resolveReport(report.id, decision === 'delete' ? 'deleted' : 'kept', now);
  return decision === 'delete' ? `Resolved: the ${what} is deleted.` : `Resolved: the ${what} stays.`;
}

/**
 * `npm run ops reports list`, `... show <id>`, `... resolve <id> delete|keep`. `delete` also removes the message for
 * its recipient, or the reply for its sender; other content is decided on in the console. Safe to repeat.
 */
export async function handleReports([action, id = '', decision]: readonly string[]): Promise<string> {
  if (action === 'list') return list();
  if ((action !== 'show' && action !== 'resolve') || id === '' || id.includes('/')) throw new Refused(USAGE);
  const report = await fetchReport(id);
  if (!report) throw new Refused('There is no such report.');
  return action === 'show' ? show(report) : resolve(report, decision);
}
