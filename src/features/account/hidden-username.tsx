/** Shows a password manager which account a form belongs to. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
);
