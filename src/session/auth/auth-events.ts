import type { Factor } from '@domain/auth/second-factor.ts';
import { type AuthEvent, authEventOf, type SessionUser } from '@domain/auth/session.ts';
import {
  type MultiFactorInfo,
  multiFactor,
  onIdTokenChanged,
  type PhoneMultiFactorInfo,
  type User,
} from 'firebase/auth';
import { auth } from '../../data/firebase.ts';

/** Returns whether somebody has no account. A link in an email leaves the SDK's own mark until the next load. */
export const isGuest = (user: User): boolean => user.isAnonymous && user.email === null;

/** Returns a second factor as the app knows it. */
export function toFactor(info: MultiFactorInfo): Factor {
  const isPhone = info.factorId === 'phone';
  return {
    id: info.uid,
    kind: isPhone ? 'phone' : 'totp',
    name: info.displayName ?? '',
    phone: isPhone ? (info as PhoneMultiFactorInfo).phoneNumber : null,
    since: Date.parse(info.enrollmentTime),
  };
}

type Listener = (event: AuthEvent, user: SessionUser | null) => void;

export function toSessionUser(user: User): SessionUser {
  const of = (id: string) => user.providerData.find(({ providerId }) => providerId === id);
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.displayName,
    isGuest: isGuest(user),
    methods: { password: of('password') !== undefined, google: of('google.com')?.email ?? null },
    factors: multiFactor(user).enrolledFactors.map(toFactor),
  };
}

const listeners = new Set<Listener>();

/** Calls `listen` on every session event, first with INITIAL_SESSION. Returns a function that stops it. */
export function onAuthEvent(listen: Listener): () => void {
  let before: string | null | undefined;
  listeners.add(listen);
  const stop = onIdTokenChanged(auth, (user) => {
    const event = authEventOf(before, user?.uid ?? null);
    before = user?.uid ?? null;
    listen(event, user && toSessionUser(user));
  });
  return () => {
    listeners.delete(listen);
    stop();
  };
}

/** Announces what the service has no event for. */
export function announce(event: AuthEvent): void {
  const user = auth.currentUser && toSessionUser(auth.currentUser);
  for (const listen of listeners) listen(event, user);
}
