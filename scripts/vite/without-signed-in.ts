import type { Plugin } from 'vite';

/** What is loaded for signed-in people and for signing in, with Firebase and MUI. */
const SIGNED_IN = /^\.\/(signed-in|sign-in|auth-action|owner-view)\.tsx$|\/own-answers\.ts$/;
const NOTHING = '\0nothing';

/** Leaves what no rendered page shows out of the program that renders pages: an instance starts faster without it. */
export function withoutSignedIn(): Plugin {
  return {
    name: 'whoknows-without-signed-in',
    enforce: 'pre',
    resolveId: (source) => (SIGNED_IN.test(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export {}' : null),
  };
}
