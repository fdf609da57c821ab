import { type Auth, onIdTokenChanged } from 'firebase/auth';

const TIMEOUT_MS = 4000;
const SERVICE = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * The SDK asks the service about a kept session before it says who is signed in. On a network that leads nowhere it
 * would ask for half a minute, and Firestore, which waits for it, would show nothing; and a service that is out of order
 * would end the session. Until the SDK has said who it is, both count as no network, with which the session stays.
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
