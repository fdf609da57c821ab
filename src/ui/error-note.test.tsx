import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorNote } from './error-note.tsx';

const hasIcon = (text: string | false | null | undefined) =>
  renderToStaticMarkup(<ErrorNote text={text} />).includes('<svg');

test.each([null, undefined, false, ''] as const)('there is no note without a text (%j)', (text) =>
  expect(hasIcon(text)).toBe(false),
);

test('a text has a note', () => expect(hasIcon('No connection')).toBe(true));
