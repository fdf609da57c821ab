import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** Returns the slots of a build with this setting. */
async function slotsWith(ads: string) {
  vi.stubEnv('VITE_ADS', ads);
  vi.resetModules();
  const { InPageAdSlot, MobileBannerSlot } = await import('./ad-slots.tsx');
  return renderToString(
    <>
      <MobileBannerSlot />
      <InPageAdSlot />
    </>,
  );
}
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the one setting', () => {
  test('has a prerendered page with an empty place for the ad at its end, and nothing for the banner', async () => {
    expect(await slotsWith('')).toBe('<div data-ad="in-page"></div>');
  });
  test('leaves nothing of them when it is off', async () => {
    expect(await slotsWith('off')).toBe('');
  });
});
