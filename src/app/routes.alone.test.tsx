// @vitest-environment happy-dom
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { BrowserRouter, useNavigate } from '../lib/router/router.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.spyOn(window, 'scrollTo').mockReturnValue();

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

let navigate: ReturnType<typeof useNavigate>;
function Site() {
  navigate = useNavigate();
  return <AppRoutes />;
}

test('a layout, a page and the signed-in part stay mounted while only what is in them changes', async () => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    ),
  );
  for (const [address, appearing] of [
    ['/maya', ['public-profile']],
    ['/leo?prefill=x', []],
    ['/leo/abcd2345', ['take-quiz']],
    ['/maya/wxyz2345', []],
    ['/maya/messages', ['send-message']],
    ['/maya/truth', ['section']],
    ['/auth', ['sign-in']],
    ['/no/such/page', ['not-found']],
    ['/dashboard', ['signed-in']],
    ['/dashboard/x', []],
    ['/quiz/abcd2345/details', []],
    ['/account#profile', []],
    ['/help', ['help', 'layout']],
  ] as const) {
    fresh.length = 0;
    await act(async () => navigate(address));
    expect([address, fresh]).toEqual([address, appearing]);
  }
});
