/**
 * Stands in for `re2js` in builds: Firestore brings that only for patterns in pipelines, which this app doesn't use, and
 * it is a tenth of what a creator's phone loads.
 */
export const RE2JS = {
  compile() {
    throw new Error('Patterns in pipelines are left out of this build (src/data/no-re2.ts).');
  },
};
