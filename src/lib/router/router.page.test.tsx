import { act, lazy, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as ReactRouter from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Ours from './router.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { BrowserRouter, Link, Navigate, StaticRouter, useLocation, useNavigate, useParams, useSearchParams } = Ours;

/** What both routers have. */
type Router = Pick<typeof Ours, 'BrowserRouter' | 'useLocation' | 'useNavigationType' | 'useNavigate'>;
const THEIRS = ReactRouter as unknown as Router;
let root: Root;
let seen: ReturnType<typeof useLocation> & { type: string };
let navigate: ReturnType<Router['useNavigate']>;

function Probe({ router }: { router: Router }) {
  seen = { ...router.useLocation(), type: router.useNavigationType() };
  navigate = router.useNavigate();
  return null;
}

/** Shows something at an address, as a page load does. */
async function open(children: ReactNode = null, router = Ours as Router): Promise<void> {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <router.BrowserRouter>
        <Probe router={router} />
        {children}
      </router.BrowserRouter>,
    ),
  );
}
const close = () => act(async () => root.unmount());
const go = (...args: Parameters<typeof navigate>) => act(async () => navigate(...args));
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => history.pushState(null, '', '/maya?a=1#top'));
afterEach(close);

test.each([
  ['ours', Ours],
  ['React Router', THEIRS],
])("%s goes back and forth, and keeps an entry's state across a reload", async (_, router) => {
  await open(null, router);
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
  await open(null, router);
  expect(seen).toMatchObject({ pathname: '/help', state: { from: 'here' }, key, type: 'POP' });
});

test('entries of React Router are read, and it reads ours', async () => {
  await open(null, THEIRS);
  await go('/help', { state: { opened: { share: 'x' } } });
  const { key } = seen;
  await close();
  await open();
  expect(seen).toMatchObject({ pathname: '/help', state: { opened: { share: 'x' } }, key });
  await go('/terms', { state: { reason: 'y' } });
  const next = seen.key;
  await close();
  await open(null, THEIRS);
  expect(seen).toMatchObject({ pathname: '/terms', state: { reason: 'y' }, key: next });
  expect(history.state).toMatchObject({ idx: 2 });
});

test('an entry that neither created has no state', async () => {
  await open();
  await act(async () => {
    history.pushState(null, '', '/maya#part');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(seen).toMatchObject({ pathname: '/maya', hash: '#part', state: null, key: 'default', type: 'POP' });
});

test('scrolling to a fragment is left to the browser, unless the fragment means something else', async () => {
  await open(<p id="part" />);
  await act(async () => {
    history.pushState(null, '', '#part');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(seen).toMatchObject({ pathname: '/maya', hash: '#top' });
  // what a part of the page has opened, and Back closes
  await go({}, { state: { opened: 'x' } });
  expect(seen.state).toEqual({ opened: 'x' });
  await go(-1);
  expect(seen).toMatchObject({ pathname: '/maya', state: null, key: 'default', type: 'POP' });
  await act(async () => {
    history.pushState(null, '', '#token');
    dispatchEvent(new PopStateEvent('popstate'));
  });
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
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('100 times', 'SecurityError');
  });
  await go('/help');
  expect(String(assign.mock.lastCall?.[0])).toMatch(/\/help$/);
  vi.restoreAllMocks();
});

let setQuery: ReturnType<typeof useSearchParams>[1];
const functions = new Set<unknown>();
const queries = new Set<URLSearchParams>();
function Query() {
  const [query, set] = useSearchParams();
  setQuery = set;
  functions.add(set).add(useNavigate());
  queries.add(query);
  return query.get('q');
}

test('the query is read and set; the results of hooks change only with it', async () => {
  await open(<Query />);
  await act(async () => setQuery({ q: 'à & b' }, { replace: true }));
  expect(document.body.textContent).toBe('à & b');
  expect(address()).toBe('/maya?q=%C3%A0+%26+b');
  expect(seen.type).toBe('REPLACE');
  await go('/help?q=%C3%A0+%26+b');
  await act(async () => setQuery({}));
  expect(address()).toBe('/help');
  expect(functions.size).toBe(2);
  expect(queries.size).toBe(3);
});

const Params = () => JSON.stringify(useParams());

test.each([
  ['/maya/abcd2345', { username: 'maya', second: 'abcd2345' }],
  ['/%E2%9C%A8', { username: '✨' }],
  ['/a%2Fb/c%3Fd', { username: 'a/b', second: 'c?d' }],
  ['/%E0%A4%A', { username: '%E0%A4%A' }],
  ['/no/such/page', {}],
])('the parameters of %s', async (path, expected) => {
  history.replaceState(null, '', path);
  await open(<Params />);
  expect(JSON.parse(document.body.textContent ?? '')).toEqual(expected);
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
  expect(document.body.textContent).toBe('Here');
  await go('?dialog=1');
  expect(address()).toBe('/maya?dialog=1');
  await go('/late');
  await act(async () => arrive({ default: () => 'There' }));
  expect(document.body.textContent).toBe('There');
});

function Where() {
  const { pathname, search } = useLocation();
  return (
    <Link to="#part">
      {pathname} {search} {useParams()['second']} {useSearchParams()[0].get('lang')}
    </Link>
  );
}

test('what was rendered on the server is hydrated unchanged', async () => {
  document.body.innerHTML = `<div>${renderToString(
    <StaticRouter location="/maya/abcd2345?lang=fr">
      <Where />
    </StaticRouter>,
  )}</div>`;
  const place = document.querySelector('div') as HTMLElement;
  const before = place.innerHTML;
  expect(place.textContent).toBe('/maya/abcd2345 ?lang=fr abcd2345 fr');
  // a fragment, and what the entry keeps, are known only to the browser
  history.replaceState({ usr: { opened: {} }, key: 'kept', idx: 3 }, '', '/maya/abcd2345?lang=fr#part');
  const onRecoverableError = vi.fn();
  const app = (
    <BrowserRouter>
      <Where />
    </BrowserRouter>
  );
  await act(async () => {
    root = hydrateRoot(place, app, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.innerHTML).toBe(before);
});
