/** Of domain/tracking. */
export const USER_AGENT_MAX = 600;

const UNITS = [
  ...['.', 'a-', '@', ' ', '\ufdfa', '[', '(', '{', '"', '\\', '/', '_', 'a', '\u200b', '\ud800', 'a@.', ' .'],
  // digits that are letters, too; characters that fold to several
  ...['1', '13', '⑪', 'rn'],
];
/** What stands around them: a pattern that almost fits goes back and forth. */
const FRAMES: ReadonlyArray<(text: string) => string> = [
  (text) => text,
  (text) => `a@${text}@`,
  (text) => `a${text}\n`,
  (text) => `__${text}_-`,
];

/** Returns a text of `size` characters, and what stands around it. */
type MakeText = (size: number) => string;

export const adversariesOf = (unit: string): MakeText[] =>
  FRAMES.map((frame) => (size) => frame(unit.repeat(Math.ceil(size / unit.length)).slice(0, size)));
export const ADVERSARIES = UNITS.flatMap(adversariesOf);
/** For what has a length at most: exactly as long, and nothing around it. */
export const PLAIN = [...UNITS, 'a ', '@ ', 'a*', '1*', '漢'].map(
  (unit): MakeText =>
    (size) =>
      unit.repeat(Math.ceil(size / unit.length)).slice(0, size),
);

/** Does it, whether it is refused or not. */
export const attempt = (work: () => unknown) => () => {
  try {
    work();
  } catch {
    // most of it is refused
  }
};
