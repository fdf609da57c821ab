import { buildFunctions, buildWeb } from '../lib/build.ts';
import { main } from '../lib/project.ts';

/** `npm run build [web|functions]`: what `firebase deploy` uploads, with the settings of `.env`. */
await main(async () => {
  const only = process.argv[2];
  if (only !== 'web') await buildFunctions();
  if (only !== 'functions') await buildWeb({});
  return 0;
});
