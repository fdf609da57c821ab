import fc from '../../fast-check.ts';

/** Part of every text made here, so that a repetition is noticed. It has a space, as no code has: codes may be logged. */
export const MARK = 'zq7 oddity';

const TEXTS = [
  '',
  ' ',
  MARK,
  `${MARK}\u0000`,
  `${MARK}\u202Etxt`,
  `${MARK}\uD83D\uDE00`.repeat(30),
  `\u0300${MARK}`,
  '\uD800',
  `${MARK}\uDC00`,
  '../../quizzes/x',
  '__proto__',
  '__reserved__',
  'a/b',
  `${MARK}<script>`,
  MARK.repeat(20),
  MARK.repeat(700),
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'ownerId',
  'scores',
  'createdAt',
  'id',
  '$ne',
  '',
  MARK,
];

const nested = (depth: number): unknown => {
  let value: unknown = MARK;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A value that nobody expects: of a wrong type, huge, deep, or no Unicode. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e308, 2 ** 53, ...TEXTS),
  fc.constantFrom<unknown>([], {}, [null], [[]], { [MARK]: MARK }, nested(40), nested(900)),
  fc.constantFrom<unknown>(
    Array.from({ length: 3000 }, () => 0),
    Array.from({ length: 70 }, () => ({ questionId: MARK })),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A text of JSON in which one thing of a sound value is replaced, left out, wrapped, doubled, or has odd company. */
interface Oddity {
  /** What fast-check prints of it. */
  [fc.toStringMethod]: () => string;
  apply: (sound: object) => string;
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

function changeAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const changed = changeAt(copy[key], rest, change);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON of an object with one more member in front, whose key may be there already or mean something to JavaScript. */
const withMember = (object: object, key: string, value: unknown) => {
  const rest = JSON.stringify(object).slice(1);
  return `{${JSON.stringify(key)}:${JSON.stringify(value)}${rest === '}' ? '' : ','}${rest}`;
};

export const oddity: fc.Arbitrary<Oddity> = fc
  .record({
    kind: fc.constantFrom('replace', 'replace', 'replace', 'leave out', 'wrap', 'member'),
    at: fc.nat(1000),
    value: oddValue,
    key: fc.constantFrom(...KEYS),
  })
  .map(({ kind, at, value, key }) => ({
    [fc.toStringMethod]: () => `${kind} at ${at}: ${key} ${JSON.stringify(value)?.slice(0, 60)}`,
    apply: (sound: object) => {
      const all = pathsOf(sound);
      const path = all[at % all.length] ?? [];
      if (kind === 'member') {
        // on the text, because an object cannot hold one key twice
        const inside = all.filter((one) => isObject(one.reduce<unknown>((part, step) => (part as never)[step], sound)));
        const target = inside[at % inside.length] ?? [];
        const HOLE = '"zq-hole"';
        let text = '';
        const holed = changeAt(sound, target, (old) => {
          text = withMember(old as object, key, value);
          return 'zq-hole';
        });
        return JSON.stringify(holed).replace(HOLE, () => text);
      }
      const changes = { replace: () => value, wrap: (old: unknown) => [old], 'leave out': () => undefined };
      return JSON.stringify(changeAt(sound, path, changes[kind as keyof typeof changes])) ?? 'null';
    },
  }));

/** Every path in a stored document with the type found there; places in lists are all one. */
export function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path}[]`, ...value.flatMap((item) => shapeOf(item, `${path}[]`))];
  if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype)
    return Object.entries(value).flatMap(([key, item]) => shapeOf(item, `${path}.${key}`));
  return [`${path}:${value === null ? 'null' : value instanceof Object ? value.constructor.name : typeof value}`];
}
