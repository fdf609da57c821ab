import { type Check, problemIf } from '../check.ts';

interface Config {
  /** What is false is left out. */
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean }; anonymous?: { enabled?: boolean } };
}

const SWITCHED = ['signIn.email.enabled', 'signIn.email.passwordRequired', 'signIn.anonymous.enabled'];

/** Whether people can sign in by email, with a password and by a link, and publish without an account. */
export const checkSignIn: Check = async ({ id, google }) => {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`;
  const config = (await google('GET', url)) as Config | null;
  if (!config)
    return problemIf(
      true,
      'Authentication has not been started.',
      `"Get started" at https://console.firebase.google.com/project/${id}/authentication, then npm run ops setup -- --project ${id}`,
    );
  const { enabled = false, passwordRequired = false } = config.signIn?.email ?? {};
  const signIn = { email: { enabled: true, passwordRequired: false }, anonymous: { enabled: true } };
  return problemIf(
    !enabled || passwordRequired || !config.signIn?.anonymous?.enabled,
    'Signing in by email, with a password or by a link, or publishing without an account is switched off.',
    `npm run ops setup -- --project ${id}`,
    () => google('PATCH', `${url}?updateMask=${SWITCHED.join(',')}`, { signIn }),
  );
};
