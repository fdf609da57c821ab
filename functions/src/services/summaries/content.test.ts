import { expect, it } from 'vitest';
import { contentOf, hasHappened, type Week } from './content.ts';
import { toHtml, toText } from './html.ts';
import { linksOf } from './summary-links.ts';

const WEEK: Week = { plays: 12, averagePercent: 66.666, favorite: 'Tea & <b>toast</b>', messages: 3, unread: 1 };
const LINKS = linksOf('https://whoknows.example', 'x'.repeat(43), 'fr');

it.each([
  [WEEK, 'Your week: 12 plays and 3 new messages', 'Ta semaine\u00a0: 12 parties et 3 nouveaux messages'],
  [{ ...WEEK, plays: 1, messages: 0 }, 'Your week: 1 play', 'Ta semaine\u00a0: 1 partie'],
  [{ ...WEEK, plays: 0, messages: 1 }, 'Your week: 1 new message', 'Ta semaine\u00a0: 1 nouveau message'],
  [{ ...WEEK, plays: 1234, messages: 0 }, 'Your week: 1,234 plays', 'Ta semaine\u00a0: 1\u202f234 parties'],
])('the subject has the numbers, in every language', (week, english, french) => {
  expect([contentOf(week, 'en').subject, contentOf(week, 'fr').subject]).toEqual([english, french]);
});

it('says how friends did, what they played most and what is waiting', () => {
  const [average, favorite, waiting] = contentOf(WEEK, 'en').lines;
  expect(average).toBe('On average, they got 67% right.');
  expect(favorite).toBe('Played the most: \u2068Tea & <b>toast</b>\u2069');
  expect(waiting).toBe('1 message is waiting to be read.');
  expect(contentOf({ ...WEEK, unread: 2 }, 'fr').lines[2]).toBe("2 messages attendent d'être lus.");
});

it('leaves out what did not happen', () => {
  expect(contentOf({ plays: 0, averagePercent: null, favorite: null, messages: 2, unread: 0 }, 'en')).toMatchObject({
    counts: [{ kind: 'messages' }],
    lines: [],
  });
});

it.each([
  [0, 0, false],
  [1, 0, true],
  [0, 1, true],
])('%d plays and %d messages are worth a mail: %s', (plays, messages, isWorth) => {
  expect(hasHappened({ ...WEEK, plays, messages })).toBe(isWorth);
});

it('a title is escaped in HTML, stays on one line, and gets into no header', () => {
  const content = contentOf({ ...WEEK, favorite: 'Hi\r\nBcc: x@example.com\u2069\u202e"><script>' }, 'en');
  expect(toHtml(content, LINKS)).not.toContain('<script>');
  expect(toHtml(content, LINKS)).toContain('&quot;&gt;&lt;script&gt;');
  expect(content.subject).toBe('Your week: 12 plays and 3 new messages');
  expect(toText(content, LINKS)).not.toMatch(/^Bcc/m);
});

it('HTML and text have the same links, and nothing is loaded remotely', () => {
  const content = contentOf(WEEK, 'fr');
  for (const body of [toHtml(content, LINKS), toText(content, LINKS)])
    for (const link of [LINKS.dashboard, LINKS.account, LINKS.unsubscribe]) expect(body).toContain(link);
  expect(toHtml(content, LINKS)).not.toMatch(/<img|<link|@import|url\(|src=/);
  expect(LINKS.unsubscribe).toBe(`https://whoknows.example/unsubscribe?lang=fr#${'x'.repeat(43)}`);
});
