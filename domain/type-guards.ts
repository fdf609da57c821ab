/** For what visitors' pages read: the schema library would be a tenth of such a page (docs/adr/0132). */
export type Is<T> = (value: unknown) => value is T;

export const isText: Is<string> = (value) => typeof value === 'string';
export const isNumber: Is<number> = (value) => typeof value === 'number';
export const isFlag: Is<boolean> = (value) => typeof value === 'boolean';
export const isTrue: Is<true> = (value) => value === true;

export const isExactly =
  <T extends string>(wanted: T): Is<T> =>
  (value): value is T =>
    value === wanted;

export const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is);

/** Returns a check of an object's fields; it may have others. */
export const shaped =
  <T extends object>(fields: { readonly [Name in keyof T]-?: Is<T[Name]> }): Is<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Is<unknown>>(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]));
