import { isBlankText } from '../typed-text.ts';

// in its own file: the picture is on every page and must not pull in the profile's schema
/** Returns the character that represents a person without a picture. */
export const initialOf = (name: string): string => ([...name].find((sign) => !isBlankText(sign)) ?? '?').toUpperCase();
