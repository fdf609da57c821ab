type Fields = Readonly<Record<string, unknown>>;

interface Upgrade {
  of: RegExp;
  /** What makes version 2 of version 1, and so on. Times are milliseconds since 1970. */
  steps: readonly ((fields: Fields) => Fields)[];
}

/** docs/recipes.md says when a shape needs one. */
const UPGRADES: readonly Upgrade[] = [];

/** Returns the fields of a stored document in today's shape. One without `v` is of version 1. */
export function upgradeDocument(path: string, fields: Fields, upgrades = UPGRADES): Fields {
  const { v = 1 } = fields as { v?: number };
  const steps = upgrades.find(({ of }) => of.test(path))?.steps ?? [];
  return steps.slice(Math.max(v, 1) - 1).reduce((older, step) => step(older), fields);
}

/** What a document's report is called that no version of the app could read. */
export const UNREADABLE = 'UnreadableDocument';
