import { type Auth, onIdTokenChanged } from 'firebase/auth';

const TIMEOUT_MS = 4000;
const SERVICE = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** Limits the SDK's first request: a dead network would delay Firestore by half a minute, a failure end the session. */
export function limitAuthStartup(auth: Auth): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!SERVICE.test(String(input))) return fetch(input, init);
    const reply = await fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.status === 429 || reply.status >= 500) throw new TypeError('The sign-in service is out of order');
    return reply;
  };
  const stop = onIdTokenChanged(auth, () => {
    globalThis.fetch = fetch;
    queueMicrotask(() => stop());
  });
}
