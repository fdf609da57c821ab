import { type Page, ROUTES } from '../../src/config/routes.ts';

const SECOND = { messages: 'anonymous-messages', section: 'truth', quiz: 'abcd2345' };

/** Returns an address of a page: its path with something in each open part. */
export function exampleAddress(page: Page): string {
  const { path, second = 'quiz' } = ROUTES[page];
  return path.replace(':username', 'maya').replace(':second', SECOND[second]).replace(/:\w+/, 'efgh6789');
}
