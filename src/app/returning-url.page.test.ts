import { beforeEach, expect, it } from 'vitest';
import { dismissNotice, useNotices } from '../stores/notices.ts';
import { waitFor } from '../testing/wait-for.ts';
import { takeReturningUrl } from './returning-url.ts';

beforeEach(dismissNotice);

/** Opens a page of this site. */
function open(address: string) {
  history.replaceState(null, '', address);
  takeReturningUrl();
}
const address = () => location.pathname + location.search + location.hash;

const SESSION = 'access_token=a&refresh_token=r&token_type=bearer&expires_in=3600';

it.each([
  ['/#access_token=a', '/', 'No session defined in URL'],
  ['/auth#access_token=a&expires_in=3600', '/auth', 'No session defined in URL'],
  [`/?${SESSION}`, '/', 'Not a valid PKCE flow url.'],
  ['/auth?mode=sign-in&access_token=a', '/auth?mode=sign-in', 'Not a valid PKCE flow url.'],
  ['/maya#code=c', '/maya', 'Not a valid implicit grant flow url.'],
  ['/?state=s', '/', 'No code detected.'],
  ['/auth?error=access_denied', '/auth', 'Error in URL with unspecified error_description'],
  [
    '/dashboard?tab=quizzes#error=x&error_description=Call+0900',
    '/dashboard?tab=quizzes',
    'Error in URL with unspecified error_description',
  ],
  [`/about#${SESSION}`, '/about', "We can't sign you in this way"],
])('%s: the address becomes %s, and a notice says "%s"', async (came, left, words) => {
  open(came);
  expect(address()).toBe(left);
  await waitFor(() => expect(useNotices.getState().current?.title).toBe(words));
  const { kind, description } = useNotices.getState().current ?? {};
  expect([kind, description]).toEqual(['error', expect.not.stringMatching(/0900|auth-action|^$/)]);
});

it.each(['/', '/auth?mode=sign-up&from=%2Faccount', '/delete#quiz.a.b', '/auth/action?error=access_denied', '/#error'])(
  '%s stays as it is',
  (came) => {
    open(came);
    expect(address()).toBe(came);
    expect(useNotices.getState().current).toBeNull();
  },
);
