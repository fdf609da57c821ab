import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as ReactRouter from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter, Link, StaticRouter, useLocation, useNavigationType } from './router.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let seen: ReturnType<typeof useLocation> & { type: string };

function Probe() {
  seen = { ...useLocation(), type: useNavigationType() };
  return null;
}
const show = (link: ReactNode) =>
  act(async () =>
    root.render(
      <BrowserRouter>
        <Probe />
        {link}
      </BrowserRouter>,
    ),
  );

/** Clicks the only link; returns whether the page kept the browser from following it. */
async function click(how: MouseEventInit = {}): Promise<boolean> {
  let isTaken = false;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  await act(async () => void document.querySelector('a')?.dispatchEvent(event));
  return isTaken;
}

beforeEach(() => {
  history.pushState(null, '', '/maya?a=1');
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

const TARGETS = [
  ...['/help', '/help?q=1#x', '/help?', '?b=2', '?', '#part', '/maya/ABC-é', 'https://example.com/?q#x'],
  ...[{ search: 'b=2' }, { search: '?b=2' }, { hash: 'c' }, { pathname: '/help', hash: '#' }],
];
test.each(TARGETS)('%j is formatted as React Router does', (to) => {
  const theirs = renderToString(
    <ReactRouter.StaticRouter location="/maya?a=1">
      <ReactRouter.Link to={to} className="x" target="_self" discover="none">
        Text
      </ReactRouter.Link>
    </ReactRouter.StaticRouter>,
  );
  const ours = renderToString(
    <StaticRouter location="/maya?a=1">
      <Link to={to} className="x" target="_self">
        Text
      </Link>
    </StaticRouter>,
  );
  const parts = (html: string) =>
    html
      .replace(/^<a |>Text<\/a>$/g, '')
      .split(' ')
      .sort();
  expect(parts(ours)).toEqual(parts(theirs));
});

test('a click navigates; to the same URL, it replaces the entry', async () => {
  const onClick = vi.fn();
  await show(<Link to="/help#x" state={{ from: 'here' }} onClick={onClick} />);
  const entries = history.length;
  expect(await click()).toBe(true);
  expect(onClick).toHaveBeenCalledOnce();
  expect(seen).toMatchObject({ pathname: '/help', hash: '#x', state: { from: 'here' }, type: 'PUSH' });
  expect(history.length).toBe(entries + 1);
  expect(await click()).toBe(true);
  expect(seen.type).toBe('REPLACE');
  expect(history.length).toBe(entries + 1);
});

test.each([
  [true, '/help', 'REPLACE'],
  [false, '/maya?a=1', 'PUSH'],
] as const)('with replace=%s the link decides what becomes of the entry', async (replace, to, type) => {
  await show(<Link to={to} replace={replace} />);
  await click();
  expect(seen.type).toBe(type);
});

test.each([
  ['a new tab', {}, { ctrlKey: true }],
  ['a new tab on a Mac', {}, { metaKey: true }],
  ['a new window', {}, { shiftKey: true }],
  ['a download', {}, { altKey: true }],
  ['the middle button', {}, { button: 1 }],
  ['a target', { target: '_blank' }, {}],
  ['another site', { to: 'https://example.com/' }, {}],
  ['another site by the same protocol', { to: '//example.com/' }, {}],
  ['another program', { to: 'mailto:maya@example.com' }, {}],
])('left to the browser: %s', async (_, props, how) => {
  await show(<Link to="/help" {...props} />);
  expect(await click(how)).toBe(false);
  expect(seen).toMatchObject({ pathname: '/maya', type: 'POP' });
});

test('a click whose handler prevents the default does not navigate', async () => {
  await show(<Link to="/help" onClick={(event) => event.preventDefault()} />);
  expect(await click()).toBe(true);
  expect(seen).toMatchObject({ pathname: '/maya', type: 'POP' });
});
