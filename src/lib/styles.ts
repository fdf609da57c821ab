import { asChunkLoadError } from './load-chunk.ts';

/** Names the whole sheet in a document that has only the styles of linked pages. */
export const ALL_STYLES = 'data-all';

let loading: Promise<unknown> | undefined;

const load = (some: Element) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = some.getAttribute(ALL_STYLES) as string;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(asChunkLoadError(new Error(link.href)));
    };
    // in the same place, so that what comes later still overrides it
    some.after(link);
  });

/** Resolves when the document has all styles: that of a link has only those of linked pages. Throws a chunk load error. */
export function loadStyles(): Promise<unknown> {
  const some = document.querySelector(`[${ALL_STYLES}]`);
  loading ??= some ? load(some) : Promise.resolve();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
