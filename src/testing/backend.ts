import { commands } from 'vitest/browser';
import type * as functions from '../../tests/screens/backend.ts';
import type { Media, Reply } from '../../tests/screens/commands.ts';

export type { Person } from '../../tests/screens/backend.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: Media): Promise<void>;
    /** Answers the page's requests to addresses like `glob`; without a reply they fail as without a network. */
    answerRequests(glob: string, reply?: Reply): Promise<void>;
    /** Lets the page's requests to addresses like `glob` wait until `releaseRequests`. */
    holdRequests(glob: string): Promise<void>;
    /** Lets the backend do what such requests ask for, and loses its answers. */
    loseAnswers(glob: string): Promise<void>;
    /** Ends what these began; with `isLost`, what was held fails. */
    releaseRequests(isLost?: boolean): Promise<void>;
    /** Waits until no other page of this browser holds its one clipboard, and holds it. */
    holdClipboard(): Promise<void>;
    releaseClipboard(): Promise<void>;
    /** Has the Auth emulator's window stand in for Google's, until the requests are released. */
    standInForGoogle(): Promise<void>;
    /** From here on Google does not vouch for addresses. */
    vouchForNobody(): Promise<void>;
    signInAtGoogle(person: { name: string; email: string }): Promise<void>;
    chooseAtGoogle(email: string): Promise<void>;
    closeGoogle(): Promise<void>;
    backend(name: string, given: readonly unknown[]): Promise<unknown>;
  }
}

/** The functions of tests/screens/backend.ts, called from the page. */
export const backend = new Proxy({} as typeof functions, {
  get:
    (_, name: string) =>
    (...given: unknown[]) =>
      commands.backend(name, given),
});
