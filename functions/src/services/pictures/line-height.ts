/** How high a line must be, as a part of its letters' size, where letters stack: what Noto's draw, measured. */
const TALL: readonly [scripts: RegExp, height: number][] = [
  [/\p{Script=Tibetan}/u, 1.8],
  [/[\p{Script=Balinese}\p{Script=Javanese}\p{Script=Myanmar}]/u, 1.7],
  [/[\p{Script=Khmer}\p{Script=Lao}\p{Script=Thai}]/u, 1.5],
  [/[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Telugu}]/u, 1.35],
  // Arabic with signs for vowels, then without, and Latin with marks on marks
  [/[\u064B-\u0655\u0670]/, 1.5],
  [/\p{Script=Arabic}|[\u0300-\u036F]|[\u1EA0-\u1EF9]/u, 1.2],
];

export const lineHeightOf = (text: string, height: number): number =>
  Math.max(height, TALL.find(([scripts]) => scripts.test(text))?.[1] ?? 0);
