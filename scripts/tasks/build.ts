import { buildFunctions, buildWeb } from '../lib/build.ts';
import { allowedHashes } from '../lib/inline-scripts.ts';
import { main, Sorry } from '../lib/project.ts';

/** `npm run build [web|functions]`: what `firebase deploy` uploads, with the settings of `.env`. */
await main(async () => {
  const only = process.argv[2];
  if (only !== 'web') await buildFunctions();
  if (only === 'functions') return 0;
  const before = allowedHashes().join();
  await buildWeb({});
  // the Firebase CLI read the file before it started this build, and would deploy the old policy
  if (allowedHashes().join() !== before)
    throw new Sorry("firebase.json did not allow this build's inline scripts. It does now: commit it and start again.");
  return 0;
});
