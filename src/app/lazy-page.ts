import { type ComponentType, lazy } from 'react';
import { namespacesOf, type Page, ROUTES } from '../config/routes.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import { loadStyles } from '../lib/load-styles.ts';

export type Load = () => Promise<ComponentType>;

async function fetchPage(load: Load, namespaces: readonly string[], styles?: Promise<unknown>) {
  const [page] = await Promise.all([load(), loadTexts(...namespaces), styles]);
  return { default: page };
}

/** Returns a page whose code, texts and styles load in parallel on first use. `namespaces` are its locale files. */
export const lazyPage = (load: Load, ...namespaces: string[]) => lazy(() => fetchPage(load, namespaces, loadStyles()));

/** The same for a page that links open: their documents have its styles. */
const lazyLinked = (load: Load, ...namespaces: string[]) => lazy(() => fetchPage(load, namespaces));

/** Returns such pages for the route table, which names their locale files. */
export const lazyPages = <P extends Page>(loads: Readonly<Record<P, Load>>) =>
  Object.fromEntries(
    (Object.keys(loads) as P[]).map((page) => {
      const lazily = ROUTES[page].isRendered ? lazyLinked : lazyPage;
      return [page, lazily(loads[page], ...namespacesOf(page))];
    }),
  ) as unknown as Readonly<Record<P, ComponentType>>;

/** Returns an optional part of a page: if it fails to load, nothing is shown. */
export const lazyPart = (load: Load, ...namespaces: string[]) =>
  lazy(() => fetchPage(load, namespaces).catch(() => ({ default: () => null })));
