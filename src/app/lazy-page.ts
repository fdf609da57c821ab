import { type ComponentType, lazy } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';

type Load = () => Promise<ComponentType>;

async function fetchPage(load: Load, namespaces: string[]) {
  const [page] = await Promise.all([load(), loadTexts(...namespaces)]);
  return { default: page };
}

/** A page whose code and texts are fetched side by side when it is first shown. `namespaces` are the locale files it uses. */
export const lazyPage = (load: Load, ...namespaces: string[]) => lazy(() => fetchPage(load, namespaces));

/** The same for a part of a page which the page can do without: where it does not arrive, nothing is in its place. */
export const lazyPart = (load: Load, ...namespaces: string[]) =>
  lazy(() => fetchPage(load, namespaces).catch(() => ({ default: () => null })));
