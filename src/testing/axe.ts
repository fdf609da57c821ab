import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { chooseColorMode } from '../stores/preferences.ts';

/** A dark scheme changes colors and nothing else. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

const TARGET_SIZE = 'target-size';

const run = (place: Document | Element, rules?: string[]) =>
  axe.run(place, {
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
    rules: { [TARGET_SIZE]: { enabled: true } },
    ...(rules && { runOnly: rules }),
  });

/** Whether a control is too small where it is scrolled to: half under a bar at the bottom, each counts as small. */
async function isSmall({ target }: axe.NodeResult): Promise<boolean> {
  const control = document.querySelector(String(target[0]));
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return !control || (await run(control, [TARGET_SIZE])).violations.length > 0;
}

async function violations(place: Document | Element, rules?: string[]): Promise<string[]> {
  // what is still fading in would be judged by its half-tones
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const found: string[] = [];
  for (const { id, nodes } of (await run(place, rules)).violations) {
    for (const node of nodes) if (id !== TARGET_SIZE || (await isSmall(node))) found.push(`${id}: ${node.html}`);
  }
  return found;
}

/** Fails on what axe finds in both schemes: by default in the open dialog, or else in the main part of the page. */
export async function expectAccessible(all?: Document): Promise<void> {
  // an open dialog hides it from roles
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  // axe has given up on these, and a link may lead to the wrong one
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  const place =
    all ?? document.querySelector('[role$=dialog], dialog[open]') ?? (document.querySelector('main') as Element);
  expect(await violations(place), `light: ${location.pathname}`).toEqual([]);
  chooseColorMode('dark');
  await expect.poll(() => document.documentElement).toHaveClass('dark');
  expect(await violations(place, ABOUT_COLORS), `dark: ${location.pathname}`).toEqual([]);
  chooseColorMode('light');
}

/** Fails on what a printer gets of a page in the dark scheme and nobody could read, or tap. */
export async function expectPrintable(): Promise<void> {
  chooseColorMode('dark');
  await commands.emulateMedia({ media: 'print' });
  const shown = [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility());
  expect(shown.filter((part) => part.matches('main :is(h1, h2, p, li)'))).not.toEqual([]);
  const hasNoPlace = (part: Element) => /fixed|sticky/.test(getComputedStyle(part).position);
  const isTool = (part: Element) =>
    part.matches('nav, footer, [data-ad]') || (part.matches('button') && !/\p{L}/u.test(part.textContent));
  expect(shown.filter((part) => hasNoPlace(part) || isTool(part)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(await violations(document, ABOUT_COLORS), `on paper: ${location.pathname}`).toEqual([]);
  await commands.emulateMedia({ media: 'screen' });
  chooseColorMode('light');
}
