import { type ComponentType, lazy } from 'react';
import { namespacesOf, type Page, ROUTES } from '../config/routes.ts';
import { loadTexts } from '../i18n/i18n.ts';

export type Load<Props = object> = () => Promise<ComponentType<Props>>;

async function fetchPage<Props>(load: Load<Props>, namespaces: readonly string[], more?: unknown) {
  const [page] = await Promise.all([load(), loadTexts(...namespaces), more]);
  return { default: page };
}

const lazily = <Props>(load: Load<Props>, namespaces: readonly string[], isLinked = false) =>
  lazy(() =>
    fetchPage(
      load,
      namespaces,
      // what the document of a link lacks; any other, and the program that renders pages, needs no code for that
      !import.meta.env.SSR &&
        !isLinked &&
        document.querySelector('[data-all]') &&
        import('../lib/styles.ts').then((m) => m.loadStyles()),
    ),
  );

/** Returns a page whose code, texts and styles load in parallel on first use. `namespaces` are its locale files. */
export const lazyPage = <Props>(load: Load<Props>, ...namespaces: string[]) => lazily(load, namespaces);

/** Returns such pages for the route table, which names their locale files. */
export const lazyPages = <P extends Page>(loads: Readonly<Record<P, Load>>) =>
  Object.fromEntries(
    (Object.keys(loads) as P[]).map((page) => [page, lazily(loads[page], namespacesOf(page), ROUTES[page].isRendered)]),
  ) as unknown as Readonly<Record<P, ComponentType>>;

/** Returns an optional part of a page: if it fails to load, nothing is shown. */
export const lazyPart = (load: Load, ...namespaces: string[]) =>
  lazy(() => fetchPage(load, namespaces).catch(() => ({ default: () => null })));
