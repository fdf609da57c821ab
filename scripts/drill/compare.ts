import type { Documents } from './documents.ts';

/** Collections that record deletions, are derived, or count tries: they differ after a replay, rightly. */
const APART = new Set([
  'receipts',
  'deletions',
  'retiredCodes',
  'heldUsernames',
  'listings',
  'audit',
  'serviceDays',
  'rateLimits',
]);

const kindOf = (path: string): string =>
  path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');
const isCompared = (path: string): boolean => !APART.has(path.split('/')[0] ?? '');

interface Stages {
  backup: Documents;
  /** The documents when everything was lost. */
  lost: Documents;
  /** The documents after restore and replay. */
  now: Documents;
}

type Fields = Record<string, { stringValue?: string; integerValue?: string; mapValue?: { fields?: Fields } }>;
const fieldsAt = (documents: Documents, path: string): Fields => (documents.get(path) ?? {}) as Fields;
const numbersIn = (fields: Fields, name: string): number[] =>
  Object.values(fields[name]?.mapValue?.fields ?? {}).map(({ integerValue }) => Number(integerValue));

function wrongCounts(now: Documents): string[] {
  const paths = [...now.keys()];
  const all = (kind: string) => paths.filter((path) => kindOf(path) === kind);
  const having = (kind: string, test: (fields: Fields) => boolean) =>
    all(kind).filter((path) => test(fieldsAt(now, path))).length;
  const wrong: string[] = [];
  for (const path of all('quizzes')) {
    const id = path.split('/')[1];
    const counted = numbersIn(fieldsAt(now, path), 'scores').reduce((sum, count) => sum + count, 0);
    const there = having('responses', ({ quiz }) => quiz?.mapValue?.fields?.['id']?.stringValue === id);
    if (counted !== there) wrong.push(`${path} counts ${counted} responses of ${there}`);
  }
  for (const path of all('accounts')) {
    const uid = path.split('/')[1];
    const counted = Number(fieldsAt(now, path)['inbox']?.mapValue?.fields?.['messages']?.integerValue ?? 0);
    const there = having(
      'messages',
      ({ recipientId, createdAt }) => recipientId?.stringValue === uid && createdAt !== undefined,
    );
    if (counted !== there) wrong.push(`${path} counts ${counted} messages of ${there}`);
  }
  return wrong;
}

/** Returns what differs from a right restore: what is missing, back, miscounted, or tells of an erased account. */
export function differences(stages: Stages, erased: readonly string[]): string[] {
  const { backup, lost, now } = stages;
  const wanted = new Set([...backup.keys()].filter((path) => isCompared(path) && lost.has(path)));
  const here = [...now.keys()].filter(isCompared);
  const traces = Array.from(now, ([path, fields]) => ({ path, text: path + JSON.stringify(fields) }));
  return [
    ...[...wanted].filter((path) => !now.has(path)).map((path) => `${path} is missing`),
    ...here.filter((path) => !wanted.has(path)).map((path) => `${path} is back`),
    ...wrongCounts(now),
    ...traces.flatMap(({ path, text }) =>
      isCompared(path) && erased.some((uid) => text.includes(uid)) ? [`${path} tells of an erased account`] : [],
    ),
  ];
}
