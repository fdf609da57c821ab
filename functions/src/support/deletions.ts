import { logDeletion } from './log.ts';

/** What is deleted for good, by the name of its collection; `members` are those of circles. */
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

/** Something that was deleted for good. Its id alone: nothing of a person. */
export interface Deletion {
  kind: Kind;
  id: string;
  /** The circle that a member has left, or the account that has a guest's things now. */
  other?: string | undefined;
}

const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

const LINE = /\bdeleted: (\w+) ([\w-]+)(?: (?:of|to) ([\w-]+))?\s*$/gm;

/**
 * Tells the log of a deletion. The log is kept apart from the database, so after a restore `npm run ops replay` can delete
 * again what a backup brings back.
 */
export function noteDeletion({ kind, id, other }: Deletion): void {
  logDeletion(`deleted: ${kind} ${id}${other === undefined ? '' : ` ${kind === 'members' ? 'of' : 'to'} ${other}`}`);
}

/** The same of a document that is gone, if that is for good: other collections follow these, or say nothing of anybody. */
export function noteGone(pattern: string, id: string): void {
  const [collection = ''] = pattern.split('/');
  if (isKind(collection)) noteDeletion({ kind: collection, id });
}

/** Returns the deletions that lines of the log tell of, in their order, each once. Other lines are passed over. */
export function readDeletions(log: string): Deletion[] {
  const lines = new Map(Array.from(log.matchAll(LINE), (match) => [match[0].trim(), match]));
  return [...lines.values()].flatMap(([, kind = '', id = '', other]) => (isKind(kind) ? [{ kind, id, other }] : []));
}
