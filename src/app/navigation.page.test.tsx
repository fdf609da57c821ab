// walks: src/lib/router/
import { act, type MouseEvent as Click, lazy, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as Theirs from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Ours from '../lib/router/router.tsx';
import { ReactRouter } from './react-router.tsx';
import { useRouteChange } from './use-route-change.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { BrowserRouter, Link, Navigate, StaticRouter, useLocation, useNavigate, useParams, useSearchParams } = Ours;

const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
let root: Root;
let seen: ReturnType<typeof useLocation> & { type: string };
let navigate: ReturnType<typeof useNavigate>;

function Probe() {
  seen = { ...useLocation(), type: Ours.useNavigationType() };
  navigate = useNavigate();
  return null;
}

/** Shows something at the present address, as a page load does. */
async function open(children: ReactNode = null): Promise<void> {
  document.body.innerHTML = '<button>Outside</button><div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Probe />
        {children}
      </BrowserRouter>,
    ),
  );
}
const close = () => act(async () => root.unmount());
const go = (...args: Parameters<typeof navigate>) => act(async () => navigate(...args));
const address = () => location.pathname + location.search + location.hash;
const shown = () => document.getElementById('root')?.textContent;
/** The browser itself goes to an address, as by a typed fragment. */
const browse = (to: string) =>
  act(async () => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => {
  scrolled.mockClear();
  history.pushState(null, '', '/maya?a=1#top');
});
afterEach(close);

test("navigating goes back and forth, and keeps an entry's state across a reload, in the form of React Router", async () => {
  await open();
  expect(seen).toMatchObject({ pathname: '/maya', search: '?a=1', hash: '#top', state: null, key: 'default' });
  expect(seen.type).toBe('POP');

  await go('/help?q=x#y', { state: { from: 'here' } });
  expect(seen).toMatchObject({ pathname: '/help', search: '?q=x', hash: '#y', state: { from: 'here' }, type: 'PUSH' });
  const { key } = seen;
  expect(history.state).toMatchObject({ usr: { from: 'here' }, key, idx: 1 });
  const entries = history.length;

  await go('/terms');
  expect(history.length).toBe(entries + 1);
  await go({ search: 'b=2' }, { replace: true });
  expect(history.length).toBe(entries + 1);
  expect(seen).toMatchObject({ pathname: '/terms', search: '?b=2', hash: '', state: null, type: 'REPLACE' });
  expect(history.state).toMatchObject({ usr: null, key: seen.key, idx: 2 });
  expect(seen.key).not.toBe(key);

  await go(-1);
  expect(seen).toMatchObject({ pathname: '/help', state: { from: 'here' }, key, type: 'POP' });
  await close();
  await open();
  expect(seen).toMatchObject({ pathname: '/help', state: { from: 'here' }, key, type: 'POP' });
});

test('scrolling to a fragment is left to the browser, unless the fragment means something else', async () => {
  await open(<p id="part" />);
  await browse('#part');
  expect(seen).toMatchObject({ pathname: '/maya', hash: '#top' });
  // what a part of the page has opened, and Back closes
  await go({}, { state: { opened: 'x' } });
  expect(seen.state).toEqual({ opened: 'x' });
  await go(-1);
  expect(seen).toMatchObject({ pathname: '/maya', state: null, key: 'default', type: 'POP' });
  await browse('#token');
  expect(seen).toMatchObject({ pathname: '/maya', hash: '#token', key: 'default', type: 'POP' });
});

function Back() {
  useLayoutEffect(() => history.replaceState({ usr: null, key: 'before', idx: 0 }, '', '/terms'), []);
  return null;
}

test('a Back during hydration is followed', async () => {
  await open(<Back />);
  expect(seen).toMatchObject({ pathname: '/terms', key: 'before', type: 'POP' });
});

test('another site is rejected', async () => {
  await open();
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])
    expect(() => navigate(to), to).toThrow('not on this site');
  expect(address()).toBe('/maya?a=1#top');
});

test('the page is loaded where the browser accepts no more history entries', async () => {
  await open();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('100 times', 'SecurityError');
  });
  await go('/help');
  expect(String(assign.mock.lastCall?.[0])).toMatch(/\/help$/);
  for (const spy of [assign, push]) spy.mockRestore();
});

let setQuery: ReturnType<typeof useSearchParams>[1];
const results = new Set<unknown>();
function Asked() {
  const [query, set] = useSearchParams();
  setQuery = set;
  results.add(query).add(set).add(useNavigate());
  return JSON.stringify([query.get('q'), useParams()]);
}

test('the query is read and set, the parameters are those of the path, and what hooks return changes only with it', async () => {
  history.replaceState(null, '', '/a%2Fb/c%3Fd');
  await open(<Asked />);
  expect(shown()).toBe('[null,{"username":"a/b","second":"c?d"}]');
  await act(async () => setQuery({ q: 'à & b' }, { replace: true }));
  expect(shown()).toContain('"à & b"');
  expect(address()).toBe('/a%2Fb/c%3Fd?q=%C3%A0+%26+b');
  expect(seen.type).toBe('REPLACE');
  await go('/no/such/page?q=%C3%A0+%26+b');
  expect(shown()).toBe('["à & b",{}]');
  await act(async () => setQuery({}));
  expect(address()).toBe('/no/such/page');
  // a query for each of three, and one function each
  expect(results.size).toBe(5);
});

test('a redirect replaces its page', async () => {
  await open(<Navigate to="/help" replace state={{ from: 'here' }} />);
  expect(seen).toMatchObject({ pathname: '/help', state: { from: 'here' }, type: 'REPLACE' });
});

let arrive: (code: { default: () => ReactNode }) => void;
const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
const Pages = () => (useLocation().pathname === '/late' ? <Late /> : 'Here');

test('a page stays until the next one has loaded, and what it changes in the URL belongs to it', async () => {
  await open(<Pages />);
  await go('/late');
  expect(address()).toBe('/late');
  expect(shown()).toBe('Here');
  await go('?dialog=1');
  expect(address()).toBe('/maya?dialog=1');
  await go('/late');
  await act(async () => arrive({ default: () => 'There' }));
  expect(shown()).toBe('There');
});

describe('a link', () => {
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

  const TARGETS = [
    ...['/help', '/help?q=1#x', '/help?', '?b=2', '?', '#part', '/maya/ABC-é', 'https://example.com/?q#x'],
    ...[{ search: 'b=2' }, { search: '?b=2' }, { hash: 'c' }, { pathname: '/help', hash: '#' }],
  ];
  test.each(TARGETS)('to %j is formatted as React Router does', (to) => {
    const theirs = renderToString(
      <Theirs.StaticRouter location="/maya?a=1">
        <Theirs.Link to={to} className="x" target="_self" discover="none" />
      </Theirs.StaticRouter>,
    );
    const ours = renderToString(
      <StaticRouter location="/maya?a=1">
        <Link to={to} className="x" target="_self" />
      </StaticRouter>,
    );
    const parts = (html: string) => html.replace(/^<a |><\/a>$/g, '').split(' ');
    expect(parts(ours).sort()).toEqual(parts(theirs).sort());
  });

  test.each([
    ['adds an entry', {}, '/help#x', 'PUSH'],
    ['to the same URL replaces it', {}, '/maya?a=1#top', 'REPLACE'],
    ['that replaces does so', { replace: true }, '/help', 'REPLACE'],
    ["that doesn't replace adds one, even to the same URL", { replace: false }, '/maya?a=1#top', 'PUSH'],
  ])('%s when it is clicked', async (_, props, to, type) => {
    const onClick = vi.fn();
    await open(<Link to={to} state={{ from: 'here' }} onClick={onClick} {...props} />);
    const entries = history.length;
    expect(await click()).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
    expect(address()).toBe(to);
    expect(seen).toMatchObject({ state: { from: 'here' }, type });
    expect(history.length).toBe(type === 'PUSH' ? entries + 1 : entries);
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
    ['a handler that prevents the default', { onClick: (event: Click) => event.preventDefault() }, {}, true],
  ])('is left to the browser for %s', async (_, props, how, isTaken = false) => {
    await open(<Link to="/help" {...props} />);
    expect(await click(how)).toBe(isTaken);
    expect(seen).toMatchObject({ pathname: '/maya', type: 'POP' });
  });
});

let renders = 0;
let theirs: { navigate: Theirs.NavigateFunction; place: object };
function Inside() {
  renders += 1;
  const navigate = Theirs.useNavigate();
  const { mask: _, ...location } = Theirs.useLocation();
  theirs = { navigate, place: { ...location, type: Theirs.useNavigationType() } };
  return (
    <>
      <Theirs.Link to="/account#profile" state={{ by: 'link' }} />
      <Theirs.Routes>
        <Theirs.Route path="/quiz/:quizId/details" element={<Details />} />
        <Theirs.Route path="*" element="Another" />
      </Theirs.Routes>
    </>
  );
}
const Details = () => `${Theirs.useParams()['quizId']} ${Theirs.useSearchParams()[0].get('tab')}`;

test('React Router, in the signed-in part, is at the same history entry, whichever navigates, and renders once for each', async () => {
  const is = (place: object) => {
    expect(seen).toMatchObject(place);
    expect(theirs.place).toEqual(seen);
  };
  history.replaceState(null, '', '/dashboard');
  await open(
    <ReactRouter>
      <Inside />
    </ReactRouter>,
  );
  is({ pathname: '/dashboard' });
  renders = 0;
  await act(async () => theirs.navigate('/quiz/abcd2345/details?tab=x', { state: { by: 'theirs' } }));
  is({ pathname: '/quiz/abcd2345/details', state: { by: 'theirs' }, type: 'PUSH' });
  expect([shown(), renders]).toEqual(['abcd2345 x', 1]);
  await go({ search: 'tab=y' }, { replace: true, state: { by: 'ours' } });
  is({ search: '?tab=y', state: { by: 'ours' }, type: 'REPLACE' });
  expect(shown()).toBe('abcd2345 y');
  await act(async () => document.querySelector('a')?.click());
  is({ pathname: '/account', hash: '#profile', state: { by: 'link' }, type: 'PUSH' });
  await act(async () => theirs.navigate(-2));
  is({ pathname: '/dashboard', state: null, type: 'POP' });
});

/** How often had the page been scrolled when it was drawn? */
let scrolledBefore = -1;
function Page({ title }: { title?: string }) {
  useEffect(() => {
    scrolledBefore = scrolled.mock.calls.length;
  }, []);
  return <main>{title && <h1>{title}</h1>}</main>;
}
/** All but one share a layout. */
function Site() {
  useRouteChange();
  const { pathname } = useLocation();
  if (pathname === '/other') return <Page title="Other" />;
  return (
    <div>
      <Page key={pathname} {...(pathname === '/' && { title: 'Home' })} />
    </div>
  );
}

describe('another page', () => {
  const focused = () => document.activeElement?.textContent;
  const focusOutside = () => document.querySelector('button')?.focus();
  /** Adds elements outside of React, for the observer to see. */
  const put = async (html: string) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    document.querySelector('main')?.replaceChildren(...body.children);
    await new Promise((resolve) => setTimeout(resolve));
  };
  beforeEach(async () => {
    history.replaceState(null, '', '/');
    await open(<Site />);
  });

  test('starts at the top, before it is painted, with the focus on its heading, also in another layout and back', async () => {
    // the first page keeps the browser's
    expect(document.activeElement).toBe(document.body);
    expect(scrolled).not.toHaveBeenCalled();
    await go('/other');
    expect(scrolledBefore).toBe(1);
    expect(focused()).toBe('Other');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
    // going back, it is scrolled by the browser
    await go(-1);
    expect(focused()).toBe('Home');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test('gets the focus when its heading comes late, or is replaced, unless somebody moved it on purpose', async () => {
    await go('/late');
    await put('<h1>Frame</h1>');
    expect(focused()).toBe('Frame');
    await put('<h1>Whole page</h1>');
    expect(focused()).toBe('Whole page');
    focusOutside();
    await put('<h1>Whole page again</h1>');
    expect(focused()).toBe('Outside');
  });

  test('takes no focus from somebody who has already used it', async () => {
    await go('/late');
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await put('<h1>Too late</h1>');
    expect(document.activeElement).toBe(document.body);
  });

  test('moves neither the focus nor the page when only its query changes', async () => {
    await go('/other');
    focusOutside();
    await go('/other?tab=1');
    expect(focused()).toBe('Outside');
    expect(scrolled).toHaveBeenCalledOnce();
  });
});
