import { main } from '../lib/project.ts';
import { exitWhenInterrupted } from '../lib/signals.ts';
import { runSteps } from '../lib/steps.ts';
import { e2e, functions, lint, rules, types, unit } from '../lib/test-steps.ts';
import { changedFiles, touchedBy } from '../lib/touched.ts';

/** `npm run check`: checks a change within minutes: the quick tests, and those of what it touches. */
await main(async () => {
  exitWhenInterrupted();
  const touched = touchedBy(changedFiles());
  if (touched.left.length > 0) console.log(`The change touches more, left to npm test: ${touched.left.join(', ')}`);
  return runSteps({
    lint,
    types,
    unit: () => unit(),
    rules: () => rules(),
    ...(touched.functions.length > 0 && {
      functions: () => functions(touched.functions === 'all' ? [] : touched.functions),
    }),
    ...(touched.e2e.length > 0 && { e2e: () => e2e(touched.e2e) }),
  });
});
