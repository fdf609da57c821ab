type Texts = Readonly<Record<string, unknown>>;

/** Every text of a locale file by its dotted key. */
function textsOf(node: unknown, at = ''): [key: string, text: string][] {
  if (typeof node !== 'object' || node === null) return [[at, String(node)]];
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, at === '' ? key : `${at}.${key}`));
}
const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();
// in French a sign of two parts stands off from its word, and must not be left alone on a new line
const LOOSE_SIGN = / [?!:;»%]|« /;

/** What is wrong with the texts of one feature in two languages: keys that one of them lacks, empty texts, other placeholders. */
export function findLocaleProblems(english: Texts, french: Texts): string[] {
  const [en, fr] = [new Map(textsOf(english)), new Map(textsOf(french))];
  const missing = [
    ...[...en.keys()].filter((key) => !fr.has(key)).map((key) => `${key} is missing in French`),
    ...[...fr.keys()].filter((key) => !en.has(key)).map((key) => `${key} is missing in English`),
  ];
  const wrong = [...en].flatMap(([key, text]) => {
    const other = fr.get(key) ?? text;
    if (text.trim() === '' || other.trim() === '') return [`${key} is empty`];
    if (placeholders(text) !== placeholders(other)) return [`${key} has other placeholders in French`];
    return LOOSE_SIGN.test(fr.get(key) ?? '') ? [`${key} has an ordinary space at a French sign`] : [];
  });
  return [...missing, ...wrong];
}
