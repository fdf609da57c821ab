import { type Auth, onIdTokenChanged } from 'firebase/auth';

const TIMEOUT_MS = 4000;
const SERVICE = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Limits how long the SDK's first request may take, by replacing `fetch` until it says who is signed in. A network that
 * leads nowhere would hold up Firestore for half a minute, and a failing service would end the session.
 */
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
