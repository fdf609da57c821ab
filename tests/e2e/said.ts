import type { BrowserContext } from '@playwright/test';

/** What isn't the app's: there is no worker, some pages are missing, shells have nothing to swap, and Google's stand-in loads fonts. */
const BY_ITSELF =
  /registration blocked by Playwright|status of 40[34]|<link rel=expect href="#swap">|^http:\/\/localhost:\d+\/emulator\//;

/** Everything that the browser says about the pages of a context, and everything that the policy has stopped. */
export async function listen(context: BrowserContext, byItself = BY_ITSELF): Promise<string[]> {
  const said: string[] = [];
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`stopped: ${violatedDirective} ${blockedURI}`),
    ),
  );
  context.on('console', (message) => {
    const line = `${message.page()?.url()} ${message.type()}: ${message.text()}`;
    if (!byItself.test(line)) said.push(line);
  });
  context.on('weberror', (error) => said.push(`${error.page()?.url()} threw: ${error.error().message}`));
  return said;
}
