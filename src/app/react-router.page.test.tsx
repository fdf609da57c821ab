import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as Theirs from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Ours from '../lib/router/router.tsx';
import { ReactRouter } from './react-router.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let renders = 0;
let ours: { navigate: ReturnType<typeof Ours.useNavigate>; place: object };
let theirs: { navigate: Theirs.NavigateFunction; place: object };

function Outside() {
  const navigate = Ours.useNavigate();
  ours = { navigate, place: { ...Ours.useLocation(), type: Ours.useNavigationType() } };
  return null;
}
function Inside() {
  renders += 1;
  const navigate = Theirs.useNavigate();
  const { mask: _, ...location } = Theirs.useLocation();
  theirs = { navigate, place: { ...location, type: Theirs.useNavigationType() } };
  return (
    <>
      <Outside />
      <Theirs.Link to="/account#profile" state={{ by: 'link' }} />
      <Theirs.Routes>
        <Theirs.Route path="/quiz/:quizId/details" element={<Details />} />
        <Theirs.Route path="*" element="Another" />
      </Theirs.Routes>
    </>
  );
}
function Details() {
  return `${Theirs.useParams()['quizId']} ${Theirs.useSearchParams()[0].get('tab')}`;
}

beforeEach(async () => {
  history.pushState(null, '', '/dashboard');
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <Ours.BrowserRouter>
        <ReactRouter>
          <Inside />
        </ReactRouter>
      </Ours.BrowserRouter>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

test('both routers are at the same history entry, whichever navigates', async () => {
  expect(theirs.place).toEqual(ours.place);
  await act(async () => theirs.navigate('/quiz/abcd2345/details?tab=x', { state: { by: 'theirs' } }));
  expect(ours.place).toMatchObject({ pathname: '/quiz/abcd2345/details', state: { by: 'theirs' }, type: 'PUSH' });
  expect(theirs.place).toEqual(ours.place);
  expect(document.body.textContent).toBe('abcd2345 x');

  await act(async () => ours.navigate({ search: 'tab=y' }, { replace: true, state: { by: 'ours' } }));
  expect(theirs.place).toMatchObject({ search: '?tab=y', state: { by: 'ours' }, type: 'REPLACE' });
  expect(theirs.place).toEqual(ours.place);
  expect(document.body.textContent).toBe('abcd2345 y');

  await act(async () => document.querySelector('a')?.click());
  expect(ours.place).toMatchObject({ pathname: '/account', hash: '#profile', state: { by: 'link' }, type: 'PUSH' });
  expect(theirs.place).toEqual(ours.place);

  await act(async () => theirs.navigate(-2));
  expect(ours.place).toMatchObject({ pathname: '/dashboard', state: null, type: 'POP' });
  expect(theirs.place).toEqual(ours.place);
});

test('React Router renders once per navigation', async () => {
  renders = 0;
  await act(async () => theirs.navigate('/account'));
  expect(renders).toBe(1);
});
