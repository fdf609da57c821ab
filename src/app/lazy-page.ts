import { type ComponentType, lazy } from 'react';
import { i18n } from '../i18n/i18n.ts';

/** A page whose code and texts are fetched side by side when it is first shown. `namespaces` are the locale files it uses. */
export function lazyPage(load: () => Promise<ComponentType>, ...namespaces: string[]) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), i18n.loadNamespaces(namespaces)]);
    return { default: page };
  });
}
