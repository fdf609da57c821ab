import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter, useLocation, useNavigate } from '../lib/router/router.tsx';
import { useRouteChange } from './use-route-change.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
let root: Root;
let navigate: ReturnType<typeof useNavigate>;

const Parts = () => (
  <main>
    <h1>Parts</h1>
    <h2 id="two">Two</h2>
  </main>
);
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
  navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/other') return <Page title="Other" />;
  return (
    <div>
      {pathname === '/' && <Page title="Home" />}
      {pathname === '/late' && <Page />}
      {pathname === '/parts' && <Parts />}
    </div>
  );
}
const go = (to: string | number) => act(async () => navigate(to));
const focused = () => document.activeElement?.textContent;
/** Adds elements outside of React, for the observer to see. */
const put = async (html: string) => {
  document.querySelector('main')?.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(async () => {
  scrolled.mockClear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<button>Outside</button><div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

test('a new page is scrolled to the top before it is painted', async () => {
  await go('/other');
  expect(scrolledBefore).toBe(1);
});

test("the first page keeps the browser's scroll position and focus", () => {
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).not.toHaveBeenCalled();
});

test('another page starts at the top with the focus on its heading, also in another layout and back', async () => {
  await go('/other');
  expect(focused()).toBe('Other');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  await go('/');
  expect(focused()).toBe('Home');
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('going back moves the focus and leaves the scrolling to the browser', async () => {
  await go('/other');
  scrolled.mockClear();
  await go(-1);
  expect(focused()).toBe('Home');
  expect(scrolled).not.toHaveBeenCalled();
});

test('a late heading gets the focus, and so does one that replaces it', async () => {
  await go('/late');
  await put('<h1>Frame</h1>');
  expect(focused()).toBe('Frame');
  await put('<h1>Whole page</h1>');
  expect(focused()).toBe('Whole page');
});

test('a late heading takes no focus from somebody who has already used the page', async () => {
  await go('/late');
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await put('<h1>Too late</h1>');
  expect(document.activeElement).toBe(document.body);
});

test('a late heading takes no focus that was moved on purpose', async () => {
  await go('/late');
  await put('<h1>Frame</h1>');
  document.querySelector('button')?.focus();
  await put('<h1>Whole page</h1>');
  expect(focused()).toBe('Outside');
});

test('a fragment scrolls to its target, and other changes of the URL move nothing', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await go('/parts#two');
  expect(document.activeElement?.id).toBe('two');
  expect(shown).toHaveBeenCalledOnce();
  document.querySelector('button')?.focus();
  scrolled.mockClear();
  await go('/parts?tab=1');
  expect(focused()).toBe('Outside');
  expect(scrolled).not.toHaveBeenCalled();
});
