/** Tells a password manager whose password a form is about. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
);
