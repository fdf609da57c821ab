import { expect, test, vi } from 'vitest';
import { ensureChromium } from '../../scripts/lib/chromium.ts';

test('a configured browser that is missing is reported', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(ensureChromium()).rejects.toThrow('CHROMIUM_PATH names /nowhere/chromium, which does not exist.');
  vi.unstubAllEnvs();
});
