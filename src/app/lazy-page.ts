import { type ComponentType, lazy } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { asMissing } from '../lib/missing-file.ts';

type Load = () => Promise<ComponentType>;

async function fetchPage(load: Load, namespaces: string[]) {
  const [page] = await Promise.all([load(), i18n.loadNamespaces(namespaces)]);
  // i18next keeps quiet about a file that did not arrive, and would show the texts' names
  if (!namespaces.every((name) => i18n.hasResourceBundle(i18n.language, name))) throw asMissing(new Error('texts'));
  return { default: page };
}

/** A page whose code and texts are fetched side by side when it is first shown. `namespaces` are the locale files it uses. */
export const lazyPage = (load: Load, ...namespaces: string[]) => lazy(() => fetchPage(load, namespaces));

/** The same for a part of a page which the page can do without: where it does not arrive, nothing is in its place. */
export const lazyPart = (load: Load, ...namespaces: string[]) =>
  lazy(() => fetchPage(load, namespaces).catch(() => ({ default: () => null })));
