import { expect, test } from 'vitest';
import { leadBack } from './site.ts';

const SITE = 'https://whoknows.example';
const at = (href: string, site = SITE) => leadBack(new URL(href), site);

test.each(['/', '/@maya?lang=fr', '/quiz/abcd2345#top', '/delete?a=b%20c&d#key=e%2Ff', '//evil.example/'])(
  "%s at Firebase's second domain is redirected to the site's own",
  (path) => expect(at(`https://whoknows-live.firebaseapp.com${path}`)).toBe(`${SITE}${path}`),
);

test.each([
  'https://whoknows.example/@maya',
  'https://whoknows-live.web.app/',
  // previews are there to be looked at
  'https://whoknows-live--next-1a2b3c.web.app/',
  'https://whoknows-live--next-1a2b3c.firebaseapp.com/',
  'http://localhost:5002/',
  'http://127.0.0.1:5002/',
  'https://firebaseapp.com.example/',
])('%s is not redirected', (href) => expect(at(href)).toBeNull());

test('a site whose own domain that is does not redirect in circles', () => {
  const site = 'https://whoknows-live.firebaseapp.com';
  expect(at(`${site}/about`, site)).toBeNull();
});
