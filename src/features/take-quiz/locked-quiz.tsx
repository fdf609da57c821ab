import type { ComponentProps } from 'react';
import { PasswordGate } from './password-gate.tsx';
import { useOwner } from './use-owner.ts';

/** The password screen of a private quiz; its creator comes from the profile in the address. */
export function LockedQuiz({
  username,
  ...props
}: { username: string } & Omit<ComponentProps<typeof PasswordGate>, 'owner'>) {
  return <PasswordGate {...props} owner={useOwner(username)} />;
}
