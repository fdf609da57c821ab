import { isBlankText } from '../typed-text.ts';

// on its own, because the picture it stands for is on every page, and the profile's schema would come along
/** The sign that stands for a person without a picture. */
export const initialOf = (name: string): string => ([...name].find((sign) => !isBlankText(sign)) ?? '?').toUpperCase();
