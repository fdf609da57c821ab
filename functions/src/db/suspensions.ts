import { closedPaths } from '@domain/paths.ts';
import { batchedGet } from './batched-get.ts';

export async function isSuspended(uid: string): Promise<boolean> {
  return (await batchedGet(closedPaths.suspension(uid))).exists;
}
