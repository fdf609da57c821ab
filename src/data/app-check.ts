import { PATIENCE_MS } from '@domain/patience.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { setTokenSource } from './offline/app-check-token.ts';

async function fetchToken(isFresh: boolean): Promise<string | null> {
  let token: string | null = null;
  const asked = import('./app-check-sdk.ts')
    .then(({ openAppCheck }) => openAppCheck()(isFresh))
    .then((given) => {
      token = given;
    });
  // blocked, offline or slow: requests go out without a token, and the server decides
  await withTimeout(asked, PATIENCE_MS.appCheck).catch(() => undefined);
  return token;
}

/** Adds App Check tokens to this page's requests. Loads nothing before the first request. */
export const sendAppCheckTokens = (): void => setTokenSource(fetchToken);
