import { type ComponentType, lazy } from 'react';
import { namespacesOf, type Page } from '../config/routes.ts';
import { loadTexts } from '../i18n/load-texts.ts';

export type Load = () => Promise<ComponentType>;

async function fetchPage(load: Load, namespaces: readonly string[]) {
  const [page] = await Promise.all([load(), loadTexts(...namespaces)]);
  return { default: page };
}

/** Returns a page whose code and texts load in parallel on first use. `namespaces` are its locale files. */
export const lazyPage = (load: Load, ...namespaces: string[]) => lazy(() => fetchPage(load, namespaces));

/** Returns such pages for the route table, which names their locale files. */
export const lazyPages = <P extends Page>(loads: Readonly<Record<P, Load>>) =>
  Object.fromEntries(
    (Object.keys(loads) as P[]).map((page) => [page, lazyPage(loads[page], ...namespacesOf(page))]),
  ) as unknown as Readonly<Record<P, ComponentType>>;

/** Returns an optional part of a page: if it fails to load, nothing is shown. */
export const lazyPart = (load: Load, ...namespaces: string[]) =>
  lazy(() => fetchPage(load, namespaces).catch(() => ({ default: () => null })));
