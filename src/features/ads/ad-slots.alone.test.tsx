import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** Returns the slots of a build with this setting. */
async function slotsWith(ads: string) {
  vi.stubEnv('VITE_ADS', ads);
  vi.resetModules();
  return import('./ad-slots.tsx');
}
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the ads setting', () => {
  const htmlWith = async (ads: string) => {
    const { InPageAdSlot, MobileBannerSlot } = await slotsWith(ads);
    return renderToString(
      <>
        <MobileBannerSlot />
        <InPageAdSlot />
      </>,
    );
  };
  test('prerenders an empty place for the ad at the end of a page, and nothing for the banner', async () => {
    expect(await htmlWith('')).toBe('<div data-ad="in-page"></div>');
  });
  test('removes both when it is off', async () => {
    expect(await htmlWith('off')).toBe('');
  });
});
