// @module-tag night
import { expect, test } from 'vitest';
import { restorePassword } from '../../scripts/seed/demo.ts';
import { AUTH } from './support/backend.ts';
import { signUp } from './support/people.ts';

const signIn = async (email: string, password: string) =>
  (
    await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    })
  ).status;

test('an account that lost its password gets it back, and no other account is created', async () => {
  const { email } = await signUp();
  expect(await signIn(email, 'demo-password')).toBe(400);
  await restorePassword({ email, password: 'demo-password' });
  expect(await signIn(email, 'demo-password')).toBe(200);

  await restorePassword({ email: 'nobody@example.com', password: 'demo-password' });
  expect(await signIn('nobody@example.com', 'demo-password')).toBe(400);
});
