import type { AssuranceLevel, AuthEvent, SessionUser } from '@domain/auth/session.ts';
import type { DomainError } from '@domain/errors.ts';
import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { create } from 'zustand';

export interface SessionState {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  /** Null until it is read or made. */
  profile: Profile | null;
  /** There is no profile yet: its name and username are to be chosen. */
  isNewcomer: boolean;
  /** Why there is no profile yet; trying goes on by itself where that can help. */
  profileError: DomainError | null;
  /** What is new for this user; null until it is read. */
  account: AccountActivity | null;
  /** How many messages there are by the server's last count, whatever was deleted here since; null until it is read. */
  countedMessages: number | null;
  lastEvent: AuthEvent | null;
  assuranceLevel: AssuranceLevel;
  /** Nobody is signed in any more although nobody has signed out. */
  hasEnded: boolean;
  /** Between tapping Logout and the landing page. */
  isLeaving: boolean;
}

/** What is left of a session when nobody is signed in. */
export const NOBODY = {
  user: null,
  profile: null,
  isNewcomer: false,
  profileError: null,
  account: null,
  countedMessages: null,
  assuranceLevel: 'aal1',
} as const;

export const useSession = create<SessionState>(() => ({
  ...NOBODY,
  status: 'loading',
  lastEvent: null,
  hasEnded: false,
  isLeaving: false,
}));
