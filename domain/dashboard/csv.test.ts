import { expect, test } from 'vitest';
import { CSV_BOM, type CsvCell, localDay, localMinute, toCsv } from './csv.ts';

const cell = (value: CsvCell) => toCsv([[value]], ',').slice(0, -2);

test('separates rows by CRLF and cells by commas', () => {
  const rows = [
    ['Name', 'Score'],
    ['Zoé', 4],
  ];
  expect(toCsv(rows, ',')).toBe('Name,Score\r\nZoé,4\r\n');
  expect(toCsv(rows, ';')).toBe('Name;Score\r\nZoé;4\r\n');
  expect(toCsv([], ',')).toBe('');
});

test('starts with a UTF-8 byte order mark', () => {
  expect([...new TextEncoder().encode(CSV_BOM)]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each([
  ...['plain', '', 'two words', '🎉 émoji 日本'].map((text) => [text, text]),
  ...['a,b', 'a;b', 'two\nlines', 'two\r\nlines', 'a\tb', ' padded '].map((text) => [text, `"${text}"`]),
  ['say "hi"', '"say ""hi"""'],
  ['"', '""""'],
  ['it’s "a, b; c"\n=1', '"it’s ""a, b; c""\n=1"'],
])('quotes %j only where needed', (value, expected) => {
  expect(cell(value ?? '')).toBe(expected);
});

const FORMULAS = [
  ...['=1+1', '+41 79', '-5', '@SUM(A1)', '  =1', '\u00a0=1', '\u200b=1', '\uFEFF=1'],
  ...['\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF20x'],
];
test.each([
  ...FORMULAS.map((formula) => [formula, `'${formula}`]),
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ...['\t=1', '\tx', '\rx', '\nx'].map((text) => [text, `"'${text}"`]),
  ['"=1"', '"""=1"""'],
])('escapes what could be a formula: %j', (value, expected) => {
  expect(cell(value ?? '')).toBe(expected);
});

test.each([
  ...['007', '0612345678', '1234567890123456', '1e5', '2.5E10', '1/2', '3-4', '12:30', '1.2.3'],
  ...['(5)', '$5', '($5.50)', '5 €', '50%', '5 pm', '10:30 AM', 'TRUE', 'vrai'],
  ...['March 5', 'may 2026', '5 Mar', '5-mar-26', '14 juillet', 'Févr. 3', '1 août 2026'],
])('keeps %s as it was typed', (text) => {
  expect(cell(text)).toBe(`'${text}`);
});

test.each([
  ['a\u0000b', 'ab'],
  ['\u0000=1', "'=1"],
  ['a\u2028b\u0085c\u007F', 'abc'],
  ['a\uD83D', 'a\uFFFD'],
])('leaves out what other programs trip over: %j', (text, expected) => {
  expect(cell(text)).toBe(expected);
});

test.each([
  '7',
  '42',
  '4th',
  ...['May', 'Marc 5', 'Zoe 12', '(five)', '5 friends', '$', 'trueish'],
  '2026-01-09 07:05',
  'a=b',
  'x-y',
  'me@home',
  '1+1',
  'https://example.com/?a=b',
  '😀=',
  "'=1",
])('leaves %j unchanged', (value) => {
  expect(cell(value)).toBe(value);
});

test('a number stays a number, also below zero', () => {
  expect(cell(80)).toBe('80');
  expect(cell(-5)).toBe('-5');
});

test("times are in the device's time zone", () => {
  const at = new Date(2026, 0, 9, 7, 5, 59).getTime();
  expect(localMinute(at)).toBe('2026-01-09 07:05');
  expect(localDay(at)).toBe('2026-01-09');
});
