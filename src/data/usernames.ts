import { call } from './callables.ts';

/** Returns whether the signed-in person can have a username. Throws what every call throws. */
export async function isUsernameFree(username: string): Promise<boolean> {
  return (await call('checkUsername', { username })).isFree;
}
