import { createHash } from 'node:crypto';
import { sendJson } from './http.ts';
import { PROJECT } from './project.ts';

/** The web app of the local project; see `localWebEnv`. */
export const LOCAL_APP = '1:1:web:1';
/** The secret that the local backend exchanges for an App Check token, like a registered debug token. */
export const APP_CHECK_SECRET = 'deadbeef-0000-4000-8000-000000000001';

export const APP_CHECK_CONFIG = {
  enabled: true,
  apps: [
    {
      projectId: PROJECT,
      projectNumber: '1',
      appId: LOCAL_APP,
      debugTokenSha256: [createHash('sha256').update(APP_CHECK_SECRET).digest('hex')],
    },
  ],
};

/** Returns an App Check token, valid for an hour. `authHost` is the Auth emulator: App Check has no port of its own. */
export async function exchangeLocally(authHost: string): Promise<{ token: string; ttl: string }> {
  const url = `http://${authHost}/v1/projects/${PROJECT}/apps/${LOCAL_APP}:exchangeDebugToken`;
  return (await sendJson(url, { debugToken: APP_CHECK_SECRET })) as { token: string; ttl: string };
}
