/** The parameter of an address that names the language, for readers who have chosen none. */
export const LANGUAGE_PARAMETER = 'lang';
