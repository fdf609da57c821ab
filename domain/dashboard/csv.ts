import { type CsvSeparator, LANGUAGE_CODES } from '../languages.ts';
import type { QuizResponse } from '../responses/response.ts';
import { wellFormed } from '../typed-text.ts';

/** Byte order mark: marks the file as UTF-8 for spreadsheets. Must come first. */
export const CSV_BOM = '\uFEFF';

export type CsvCell = string | number;

/** What a spreadsheet reads as a formula (OWASP, CSV injection), even after invisible characters and in full width. */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const MONTHS = LANGUAGE_CODES.flatMap((language) =>
  (['short', 'long'] as const).flatMap((month) => {
    const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index)).replace('.', ''));
  }),
).join('|');
/** Texts that a spreadsheet shortens or converts, each with an example. */
const CHANGED = new RegExp(
  `^\\s*(?:${[
    '0\\d+', // 007
    '\\d{12,}', // more digits than it keeps
    '\\d+(?:[.,]\\d+)?e\\d+', // 1e5
    '\\d+(?:[./:-]\\d+)+', // 3-4
    '\\d[\\d:]*\\s*[ap]m?', // 5 pm
    '[(\\p{Sc}]+\\s*\\d[\\d.,]*\\)?', // (5), which is -5
    '\\d[\\d.,]*\\s*[%\\p{Sc}]', // 5 %
    `(?:${MONTHS})\\.?[\\s/-]*\\d{1,4}`, // March 5
    `\\d{1,4}[\\s./-]*(?:${MONTHS})\\.?(?:[\\s/-]*\\d{1,4})?`, // 5 Mar
    'true|false|vrai|faux',
  ].join('|')})\\s*$`,
  'iu',
);
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** Ends a file for some programs, or a line where it shouldn't. */
const CONTROLS = /(?![\t\r\n])[\p{Cc}\u2028\u2029]/gu;

function toCell(cell: CsvCell): string {
  if (typeof cell === 'number') return `${cell}`;
  const text = wellFormed(cell).replace(CONTROLS, '');
  const harmless = FORMULA.test(text) || CHANGED.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns rows as CSV (RFC 4180, CRLF) with formulas disarmed and texts kept as they are; a long table can be built in pieces. */
export const toCsv = (rows: readonly (readonly CsvCell[])[], separator: CsvSeparator): string =>
  rows.map((row) => `${row.map(toCell).join(separator)}\r\n`).join('');

const two = (value: number) => `${value}`.padStart(2, '0');

/** Returns the local date of a moment as `YYYY-MM-DD`. `at` in milliseconds since 1970. */
export function localDay(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the local time of a moment as `YYYY-MM-DD HH:mm`, which every spreadsheet reads as a date. */
export function localMinute(at: number): string {
  const date = new Date(at);
  return `${localDay(at)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns a response's cells: moment, quiz, game, player, score, questions, percent, link. `words` is translated. */
export const toResponseRow = (
  {
    quiz,
    score,
    total,
    percentage,
    createdAt,
  }: Pick<QuizResponse, 'quiz' | 'score' | 'total' | 'percentage' | 'createdAt'>,
  words: { game: string; responder: string; link: string },
): CsvCell[] => [
  localMinute(createdAt),
  quiz.title,
  words.game,
  words.responder,
  score,
  total,
  Math.round(percentage),
  words.link,
];
