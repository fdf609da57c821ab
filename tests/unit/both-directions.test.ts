import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** What has a fixed side, in a stylesheet or in the styles of a component. */
const SIDED = [
  /(?:margin|padding|border)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius/,
  /\b(?:margin|padding|border)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius/,
  /(?:text-align|float|clear|transform-origin|transformOrigin|textAlign): *'?(?:left|right)\b/,
  // not of data, such as the right answer's place
  /^ *(?:left|right): *(?:auto|env|calc|var|-?[\d.]+(?:px|%|em|rem|;)|'|-?\d+,)/,
  /\b(?:ml|mr|pl|pr)(?:: *|=\{)(?:-?[\d.]+|\{|'|theme)/,
  /translateX\((?!calc\([^)]*var\(--way\))/,
];
/** Icons that point along a line, without what turns them around. */
const POINTING =
  /<(?:Arrow(?:Back|Forward)|Chevron|ForwardTo|Log(?:in|out)|Navigate|OpenIn|Redo|Reply|Send|Undo)\w*(?:Rounded|Outlined) (?!.*ALONG)/;
/** Values of the four sides, the right one second and the left one last. */
const SIDES = /(?:padding|margin|inset|border-?[wW]idth|border-?[rR]adius): *(?:theme\.spacing\(([^)]*)\)|'?([^;',]+))/;
/** Where the device has its notch, which has a side. */
const OF_DEVICE = /safe-area-inset-(?:left|right)/;

function hasTwoSides(line: string): boolean {
  const [, units, values = ''] = SIDES.exec(line) ?? [];
  const sides =
    units?.split(', ') ??
    values
      .trim()
      .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()')
      .split(' ');
  const [one, two, three, four] = sides;
  if (four === undefined) return false;
  return /radius/i.test(line) ? one !== two || three !== four : two !== four;
}

const isSided = (line: string) =>
  !OF_DEVICE.test(line) && ([...SIDED, POINTING].some((pattern) => pattern.test(line)) || hasTwoSides(line));

it.each([
  '  margin-left: auto;',
  "  marginLeft: 'auto',",
  '  text-align: right;',
  "  style={{ textAlign: 'left' }}",
  '  left: 2px;',
  "  right: '10%',",
  '  right: -2,',
  '  sx={{ ml: -1 }}',
  '  border-bottom-left-radius: 4px;',
  '  border-radius: 18px 18px 18px 4px;',
  '  padding: 6px 16px 6px 12px;',
  "  padding: '6px 16px 6px 12px',",
  '  padding: theme.spacing(1, 2, 1, 3),',
  '  transform: translateX(28px);',
  '  transform-origin: left;',
  '  <LogoutRounded />',
])('%j has a side', (line) => expect(isSided(line)).toBe(true));

it.each([
  '  margin-inline-start: auto;',
  '  padding: 6px 12px 8px;',
  '  padding: 6px 12px 8px 12px;',
  '  border-radius: 22px 22px 0 0;',
  '  inset: auto 0 0 0;',
  '  left: number;',
  '  right: number,',
  '  transform: translateX(calc(28px * var(--way)));',
  '  left: calc(16px + env(safe-area-inset-left));',
  '  <ReplyRounded style={ALONG} />',
])('%j is the same in both directions', (line) => expect(isSided(line)).toBe(false));

// a language that is written from right to left is a mirror image
it('no style has a fixed side', () => {
  const files = projectFiles('src/**/*.{css,tsx,ts}', 'index.html').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readProjectFile(file)
      .split('\n')
      .flatMap((line, at) => (isSided(line) ? `${file}:${at + 1} ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
