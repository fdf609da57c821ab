import { isBlankText } from '../typed-text.ts';

/** Returns the character for a missing picture. In its own file, as every page has it but not the profile's schema. */
export const initialOf = (name: string): string => ([...name].find((sign) => !isBlankText(sign)) ?? '?').toUpperCase();
