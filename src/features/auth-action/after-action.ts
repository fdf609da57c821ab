import { destinationPath, isDoor, parametersOf } from '@domain/auth/address-parts.ts';
import { href } from '../../config/href.ts';

/**
 * Where `continueTo` leads once somebody is signed in: the sign-in page is no place of its own, but its `from` may name
 * one. Null for none; only paths of this app come out, because anybody can write a link.
 */
export function wayBehind(continueTo: string | null): string | null {
  if (continueTo === null || !isDoor(continueTo)) return continueTo;
  return destinationPath(parametersOf(continueTo).get('from'));
}

/** The address of a form of the sign-in page, which leads on to `from`. */
export const doorTo = (mode: 'sign-in' | 'reset', from: string | null) => href.signIn({ mode, from });
