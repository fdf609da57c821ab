import type { ComponentProps } from 'react';
import { PasswordGate } from './password-gate.tsx';
import { useOwner } from './use-owner.ts';

/** The gate of a quiz that nobody may read yet: whose it is, the profile in its address says. */
export function LockedQuiz({
  username,
  ...props
}: { username: string } & Omit<ComponentProps<typeof PasswordGate>, 'owner'>) {
  return <PasswordGate {...props} owner={useOwner(username)} />;
}
