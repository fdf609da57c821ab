import { expect, it } from 'vitest';
import { checkSignIn } from '../../../scripts/deploy/checks/sign-in.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

it.each([{}, { enabled: true, passwordRequired: true }])(
  'sign-in by email link and anonymous accounts are enabled where they are off: %j',
  async (email) => {
    const cloud = { ...emptyCloud(), signIn: { email } };
    expect(await mended(checkSignIn, cloud)).toEqual([]);
    expect(cloud.signIn).toEqual({
      email: { enabled: true, passwordRequired: false },
      anonymous: { enabled: true },
    });
  },
);

it('what is enabled is left unchanged, and a person has to start Authentication', async () => {
  expect(
    await fixesOf(checkSignIn, { ...emptyCloud(), signIn: { email: { enabled: true }, anonymous: { enabled: true } } }),
  ).toEqual([]);
  expect(await mended(checkSignIn, { ...emptyCloud(), signIn: null })).toEqual([
    expect.stringContaining(
      '"Get started" at https://console.firebase.google.com/project/whoknows-test/authentication',
    ),
  ]);
});
