import type { QuizResponse } from '../responses/response.ts';

/** Tells a spreadsheet that the file is UTF-8; belongs at the very start of it. */
export const CSV_BOM = '\uFEFF';

/** A semicolon is for spreadsheets in languages whose decimal sign is the comma. */
export type CsvSeparator = ',' | ';';

export type CsvCell = string | number;

/**
 * What makes a spreadsheet take a text for a formula (OWASP, CSV injection), also behind blanks and invisible signs that
 * some of them skip, and in the full width of East Asian keyboards.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function toCell(cell: CsvCell): string {
  if (typeof cell === 'number') return `${cell}`;
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180): lines end in CRLF, cells are quoted where needed, and none can become a formula. Give the
 * header as the first row; a long table can be made piece by piece.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[], separator: CsvSeparator): string =>
  rows.map((row) => `${row.map(toCell).join(separator)}\r\n`).join('');

const two = (value: number) => `${value}`.padStart(2, '0');

/** The day of a moment by this device's clock, as `YYYY-MM-DD`. `at` in milliseconds since 1970. */
export function localDay(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A moment by this device's clock, as `YYYY-MM-DD HH:mm`, which every spreadsheet reads as a date. */
export function localMinute(at: number): string {
  const date = new Date(at);
  return `${localDay(at)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns a response's cells: moment, quiz, game, player, score, questions, percent, link. `words` in the reader's language. */
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
