import type { LiveCheck } from '../site.ts';

const PAGE = '/__/auth/iframe';

/** Whether Firebase's helper for signing in with Google can be in a frame, as the SDK puts it into one. */
export const checkSignInPages: LiveCheck = async ({ ask }) => {
  const reply = await ask(PAGE);
  const policy = reply.headers.get('content-security-policy') ?? '';
  const isFramed = !reply.headers.has('x-frame-options') && !policy.includes('frame-ancestors');
  if (reply.status === 200 && isFramed) return [];
  return [
    {
      what: `${PAGE} answers ${reply.status}, or may not be in a frame: Google can't sign anybody in.`,
      fix: 'Headers of firebase.json must leave out /__/: npm run deploy -- --only hosting',
    },
  ];
};
