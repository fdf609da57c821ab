import type { Google } from './google.ts';

export interface Project {
  id: string;
  number: string;
  google: Google;
}

/** What would make a deployment fail, or go wrong. */
export interface Problem {
  what: string;
  fix: string;
  /** Fixes it. Missing where a person has to decide, or has to give something. */
  mend?: () => Promise<unknown>;
}

export const problemIf = (isWrong: boolean, what: string, fix: string, mend?: Problem['mend']): Problem[] =>
  isWrong ? [{ what, fix, ...(mend && { mend }) }] : [];

/** Looks at one thing that a deployment needs. Changes nothing. */
export type Check = (project: Project) => Promise<Problem[]>;

/** The service account under which the functions are built and run. */
export const runtimeAccount = ({ number }: Project): string => `${number}-compute@developer.gserviceaccount.com`;
