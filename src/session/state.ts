import type { AssuranceLevel, AuthEvent, SessionUser } from '@domain/auth/session.ts';
import type { DomainError } from '@domain/errors.ts';
import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { create } from 'zustand';

export interface SessionState {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  /** Null until it is loaded or created. */
  profile: Profile | null;
  isNewcomer: boolean;
  /** Why there is no profile yet; it is retried where that can help. */
  profileError: DomainError | null;
  /** The user's activity; null until it is loaded. */
  account: AccountActivity | null;
  latestResponseAt: number | null;
  /** The server's last message count, before this device's own deletions; null until it is loaded. */
  countedMessages: number | null;
  lastEvent: AuthEvent | null;
  assuranceLevel: AssuranceLevel;
  /** Whether their token says so; the rules ask for more. */
  isOperator: boolean;
  /** The session ended although nobody signed out. */
  hasEnded: boolean;
  /** True from tapping Logout until the landing page. */
  isLeaving: boolean;
}

export const NOBODY = {
  user: null,
  profile: null,
  isNewcomer: false,
  profileError: null,
  account: null,
  latestResponseAt: null,
  countedMessages: null,
  assuranceLevel: 'aal1',
  isOperator: false,
} as const;

export const useSession = create<SessionState>(() => ({
  ...NOBODY,
  status: 'loading',
  lastEvent: null,
  hasEnded: false,
  isLeaving: false,
}));
