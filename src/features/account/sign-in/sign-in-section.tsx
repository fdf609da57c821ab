import type { SessionUser } from '@domain/auth/session.ts';
import { Section } from '../section.tsx';
import { EmailBlock } from './email-block.tsx';
import { GoogleBlock } from './google-block.tsx';
import { PasswordBlock } from './password-block.tsx';

/** The sign-in methods. */
export function SignInSection({ user }: { user: SessionUser }) {
  return (
    <Section id="sign-in">
      {user.email !== null && <EmailBlock user={user} email={user.email} />}
      {user.email !== null && (
        <PasswordBlock
          email={user.email}
          hasPassword={user.methods.password}
          asksFirst={user.methods.google !== null}
        />
      )}
      <GoogleBlock uid={user.uid} address={user.methods.google} isOnlyWay={!user.methods.password} />
    </Section>
  );
}
