import { type ComponentType, lazy } from 'react';
import { namespacesOf, type Page } from '../config/routes.ts';
import { loadTexts } from '../i18n/load-texts.ts';

export type Load = () => Promise<ComponentType>;

async function fetchPage(load: Load, namespaces: readonly string[]) {
  const [page] = await Promise.all([load(), loadTexts(...namespaces)]);
  return { default: page };
}

/** A page whose code and texts are fetched side by side when it is first shown. `namespaces` are the locale files it uses. */
export const lazyPage = (load: Load, ...namespaces: string[]) => lazy(() => fetchPage(load, namespaces));

/** The same for pages of the route table, which names their locale files. */
export const lazyPages = <P extends Page>(loads: Readonly<Record<P, Load>>) =>
  Object.fromEntries(
    (Object.keys(loads) as P[]).map((page) => [page, lazyPage(loads[page], ...namespacesOf(page))]),
  ) as unknown as Readonly<Record<P, ComponentType>>;

/** The same for a part of a page which the page can do without: where it does not arrive, nothing is in its place. */
export const lazyPart = (load: Load, ...namespaces: string[]) =>
  lazy(() => fetchPage(load, namespaces).catch(() => ({ default: () => null })));
