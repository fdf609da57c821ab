// @vitest-environment happy-dom
import { act, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter, useNavigate } from '../lib/router/router.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The parts that have appeared since the last navigation. */
const fresh: string[] = [];
function Part({ name, children = name }: { name: string; children?: ReactNode }) {
  useEffect(() => void fresh.push(name), [name]);
  return <div>{children}</div>;
}
const named =
  (name: string) =>
  (props: { children?: ReactNode }): ReactNode => <Part name={name} {...props} />;
// each page is its name
vi.doMock('./lazy-page.ts', () => ({
  lazyPage: () => named('signed-in'),
  lazyPages: (loads: object) => Object.fromEntries(Object.keys(loads).map((page) => [page, named(page)])),
}));
vi.doMock('./not-found-page.tsx', () => ({ NotFoundPage: named('not-found') }));
vi.doMock('./public-layout.tsx', () => ({ PublicLayout: named('layout') }));
vi.doMock('../lib/fetch-ahead.ts', () => ({ fetchAhead: () => undefined }));
const { AppRoutes } = await import('./routes.tsx');

let root: Root;
let navigate: ReturnType<typeof useNavigate>;
function Site() {
  navigate = useNavigate();
  return <AppRoutes />;
}
/** Goes to an address and returns what appears there. */
async function go(address: string): Promise<string[]> {
  fresh.length = 0;
  await act(async () => navigate(address));
  return [...fresh];
}

beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

test("the layout stays mounted between visitors' pages, and a page stays mounted when only its parameters change", async () => {
  expect(document.body.textContent).toBe('landing');
  expect(await go('/maya')).toEqual(['public-profile']);
  expect(await go('/leo?prefill=x')).toEqual([]);
  expect(await go('/leo/abcd2345')).toEqual(['take-quiz']);
  expect(await go('/maya/wxyz2345')).toEqual([]);
  expect(await go('/maya/messages')).toEqual(['send-message']);
  expect(await go('/maya/truth')).toEqual(['section']);
  expect(await go('/auth')).toEqual(['sign-in']);
  expect(await go('/no/such/page')).toEqual(['not-found']);
});

test('the signed-in part handles all paths at and below its pages', async () => {
  expect(await go('/dashboard')).toEqual(['signed-in']);
  expect(await go('/dashboard/x')).toEqual([]);
  expect(await go('/quiz/abcd2345/details')).toEqual([]);
  expect(await go('/account#profile')).toEqual([]);
  expect(await go('/help')).toEqual(['help', 'layout']);
});
