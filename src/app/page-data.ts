import { PAGE_DATA_FRESH_MS } from '@domain/limits.ts';
import { PAGE_DATA_ID } from '../config/element-ids.ts';
import { NO_PAGE_DATA, type PageData } from '../lib/page-data.ts';

/** Returns what came with the page, if anything. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block) return NO_PAGE_DATA;
  const {
    at,
    values,
    off = [],
  } = JSON.parse(block.textContent) as {
    at: number;
    values: [string, unknown][];
    off?: PageData['off'];
  };
  return { values: new Map(values), isOld: Date.now() - at > PAGE_DATA_FRESH_MS, off };
}
