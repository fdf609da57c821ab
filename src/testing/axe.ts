import axe from 'axe-core';
import { expect } from 'vitest';
import { chooseColorMode } from '../stores/preferences.ts';

/** A dark scheme changes colors and nothing else. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

async function violations(rules?: string[]): Promise<string[]> {
  // what is still fading in would be judged by its half-tones
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const found = await axe.run({
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
    // half under a bar at the bottom counts as small, which scrolling fixes: what has the focus stays clear of it
    rules: { 'target-size': { enabled: true } },
    ...(rules && { runOnly: rules }),
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Fails on what axe finds in the current screen, in both schemes. */
export async function expectAccessible(): Promise<void> {
  // an open dialog hides it from roles
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  // axe has given up on these, and a link may lead to the wrong one
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  expect(await violations(), `light: ${location.pathname}`).toEqual([]);
  chooseColorMode('dark');
  await expect.poll(() => document.documentElement).toHaveClass('dark');
  expect(await violations(ABOUT_COLORS), `dark: ${location.pathname}`).toEqual([]);
  chooseColorMode('light');
}
