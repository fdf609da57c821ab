import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** The slots as a build with this setting has them. */
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
  test('keeps the room of both ads in the prerendered page', async () => {
    const html = await slotsWith('');
    expect(html).toContain('data-ad="banner"');
    expect(html).toContain('data-ad="in-page"');
  });
  test('leaves nothing of them when it is off', async () => {
    expect(await slotsWith('off')).toBe('');
  });
});
