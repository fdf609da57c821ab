// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';

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

describe('the banner', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  };
  const banner = () => document.querySelector('[data-ad="banner"]');
  let leave: () => Promise<void>;
  beforeEach(async () => {
    const { MobileBannerSlot } = await slotsWith('');
    // of the same modules
    const { BrowserRouter } = await import('../../lib/router/router.tsx');
    vi.useFakeTimers();
    scrollTo(0);
    document.body.innerHTML = '<main></main><div id="root"></div>';
    const root = createRoot(document.getElementById('root') as HTMLElement);
    await act(async () =>
      root.render(
        <BrowserRouter>
          <MobileBannerSlot />
        </BrowserRouter>,
      ),
    );
    leave = () => act(async () => root.unmount());
  });
  afterEach(async () => {
    await leave();
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** What it is made of is loaded first. */
  const comes = () =>
    waitFor(async () => {
      await pass(0);
      expect(banner()).not.toBeNull();
    });

  test('appears after 4 seconds if the page has been scrolled by then', async () => {
    scrollTo(100);
    await pass(3999);
    expect(banner()).toBeNull();
    await pass(1);
    await comes();
  });
  test('waits for the first scroll to end', async () => {
    await pass(60_000);
    scrollTo(0); // as the page does when it is opened
    await pass(1000);
    expect(banner()).toBeNull();
    for (let top = 100; top < 500; top += 100) {
      scrollTo(top);
      await pass(100);
      expect(banner()).toBeNull();
    }
    await comes();
  });
  test('does not appear during a celebration, only on what follows', async () => {
    document.querySelector('main')?.setAttribute('data-celebration', '');
    await pass(4000);
    scrollTo(100);
    await pass(60_000);
    expect(banner()).toBeNull();
    document.querySelector('main')?.removeAttribute('data-celebration');
    scrollTo(200);
    await comes();
  });
});
