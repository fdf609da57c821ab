import { buildDeployment, buildWeb } from '../lib/build.ts';
import { inRoot, main, Sorry } from '../lib/project.ts';
import { allowedHashes } from '../vite/inline-scripts.ts';

/** `npm run build [web|functions]`: what `firebase deploy` uploads, with the settings of `.env`. */
await main(async () => {
  const only = process.argv[2];
  if (only !== 'functions') {
    const before = allowedHashes().join();
    await buildWeb({});
    // the Firebase CLI read the file before it started this build, and would deploy the old policy
    if (allowedHashes().join() !== before)
      throw new Sorry(
        "firebase.json did not allow this build's inline scripts. It does now: commit it and start again.",
      );
  }
  // after the web app, of which they contain a part
  if (only !== 'web') await buildDeployment(inRoot('dist'), inRoot('functions/deploy'));
  return 0;
});
