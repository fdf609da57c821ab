import { api } from './routes.ts';

/** Exchanges the token of a CI system for one of Google's. */
export const sts = () =>
  api({
    'POST /v1/token': () => ({
      access_token: 'test-token',
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 3600,
    }),
  });
