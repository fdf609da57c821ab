import { commands } from 'vitest/browser';
import type * as functions from '../../tests/screens/backend.ts';
import type * as inNode from '../../tests/screens/commands.ts';

export type { Person } from '../../tests/screens/backend.ts';

/** The commands of tests/screens/commands.ts, as a page gives them. */
type Commands = {
  [Name in keyof typeof inNode]: (typeof inNode)[Name] extends (context: never, ...given: infer Given) => unknown
    ? (...given: Given) => Promise<unknown>
    : never;
};
declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}

/** The functions of tests/screens/backend.ts, called from the page. */
export const backend = new Proxy({} as typeof functions, {
  get:
    (_, name: string) =>
    (...given: unknown[]) =>
      commands.backend(name, given),
});
