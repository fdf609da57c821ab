import { PAGE_DATA_FRESH_MS } from '@domain/limits.ts';
import { PAGE_DATA_ID } from '../config/element-ids.ts';
import type { PageData } from '../lib/page-data.ts';

/** Returns what came with the page, if anything. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block) return { values: new Map(), isOld: false };
  const { at, values } = JSON.parse(block.textContent) as { at: number; values: [string, unknown][] };
  return { values: new Map(values), isOld: Date.now() - at > PAGE_DATA_FRESH_MS };
}
