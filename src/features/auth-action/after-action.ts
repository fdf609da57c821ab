import { destinationPath, isDoor, parametersOf } from '@domain/auth/web-address.ts';
import { href } from '../../config/href.ts';

/**
 * Returns the path to continue with after a link's action: `continueTo`, or the `from` of a sign-in page. Null for
 * none; only paths of this app, because anyone can write a link.
 */
export function pathAfterAction(continueTo: string | null): string | null {
  if (continueTo === null || !isDoor(continueTo)) return continueTo;
  return destinationPath(parametersOf(continueTo).get('from'));
}

/** Returns the address of a form of the sign-in page, which leads on to `from`. */
export const doorTo = (mode: 'sign-in' | 'reset', from: string | null) => href.signIn({ mode, from });
