import type { Switch } from './switches/switches.ts';

/** What the page function answers: a page of the web build, rendered with public data. */
export interface PageAnswer {
  status: 200 | 404;
  /** Whether it is the same for everybody and may be cached; not for private content and for what doesn't exist. */
  isPublic: boolean;
  html: string;
}

/** The program of a web build that renders its pages (src/server/index.ts). */
export interface PageProgram {
  /** Returns an address's page in the `shell`; null if none is made from data. Throws what reading or rendering throws. */
  answerPage: (
    shell: string,
    asked: { pathname: string; search: string; off: readonly Switch[] },
  ) => Promise<PageAnswer | null>;
}
