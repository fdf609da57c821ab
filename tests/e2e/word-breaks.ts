import type { Page } from '@playwright/test';
import { brokenWords as find } from '../../src/testing/broken-words.ts';

/** The words on the page that are broken over two lines without a hyphen, such as "Activ e". */
export const brokenWords = (page: Page, within = 'body'): Promise<string[]> => page.evaluate(find, within);
