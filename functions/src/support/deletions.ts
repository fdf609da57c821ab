import { logDeletion } from './log.ts';

/** Permanent deletions, by the name of the collection; `members` are those of circles. */
const KINDS = [
  'accounts',
  'circles',
  'members',
  'quizzes',
  'responses',
  'messages',
  'reports',
  'contactRequests',
] as const;
type Kind = (typeof KINDS)[number];

/** Something that was permanently deleted. Only its id: no personal data. */
export interface Deletion {
  kind: Kind;
  id: string;
  /** The circle that a member has left, or the account that has a guest's data now. */
  other?: string | undefined;
}

const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

const LINE = /\bdeleted: (\w+) ([\w-]+)(?: (?:of|to) ([\w-]+))?\s*$/gm;

/**
 * Logs a deletion. The log is stored apart from the database, so after a restore `npm run ops replay` can delete again
 * what a backup brings back.
 */
export function noteDeletion({ kind, id, other }: Deletion): void {
  logDeletion(`deleted: ${kind} ${id}${other === undefined ? '' : ` ${kind === 'members' ? 'of' : 'to'} ${other}`}`);
}

/** Logs the deletion of a document, if it is permanent: other collections follow these, or hold no personal data. */
export function noteGone(pattern: string, id: string): void {
  const [collection = ''] = pattern.split('/');
  if (isKind(collection)) noteDeletion({ kind: collection, id });
}

/** Returns the deletions in lines of the log, in order, each once. Skips other lines. */
export function readDeletions(log: string): Deletion[] {
  const lines = new Map(Array.from(log.matchAll(LINE), (match) => [match[0].trim(), match]));
  return [...lines.values()].flatMap(([, kind = '', id = '', other]) => (isKind(kind) ? [{ kind, id, other }] : []));
}
