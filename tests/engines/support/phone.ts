/** The size of a page, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
