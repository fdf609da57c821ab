import { EMBED_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { FUNCTIONS } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { ask, tagsOf } from './support/links.ts';
import { arrive, makeCreator, makePublished, saveNew } from './support/people.ts';
import { called, someAddress } from './support/requests.ts';

const look = async (path: string, from = someAddress(), method = 'GET') => {
  const reply = await fetch(`${FUNCTIONS}/embed${path}`, { method, headers: { 'x-forwarded-for': from } });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
const site = `http://localhost:${Number(process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]) - 4097}`;
const ofLink = (url: string, more = '') => `/api/oembed?url=${encodeURIComponent(url)}${more}`;
const KEPT = 'public, max-age=0, s-maxage=60';
const NOT_KEPT = 'private, no-store';
const TITLE = 'Who knows <Robin> & "Co"?';

async function makeQuiz(change: object = {}) {
  const { creator, quizId } = await makePublished({ title: TITLE, ...change }, 'Robin Reader');
  return { creator, quizId, path: `/${creator.profile.username}/${quizId}` };
}

it("a public quiz's page names the oEmbed URL, which returns its card in a frame of the right size", async () => {
  const { creator, quizId, path } = await makeQuiz();
  const [address = ''] = tagsOf((await ask(`${path}?lang=fr`)).html)['alternate'] ?? [];
  expect(address).toBe(`${site}${ofLink(`${site}${path}?lang=fr`)}`);
  const answer = await look(address.replace(site, ''));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, KEPT]);
  expect(JSON.parse(answer.text)).toEqual({
    version: '1.0',
    type: 'rich',
    title: TITLE,
    author_name: 'Robin Reader',
    author_url: `${site}/${creator.profile.username}`,
    provider_name: 'WhoKnows',
    provider_url: site,
    cache_age: 60,
    html: `<iframe src="${site}/embed${path}?lang=fr" width="480" height="270" title="Who knows &lt;Robin&gt; &amp; &quot;Co&quot;?" style="border:0;max-width:100%" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    width: 480,
    height: 270,
  });
  const small = await look(
    ofLink(`${site}/@${path.slice(1).toUpperCase()}`, '&format=json&maxwidth=300&maxheight=9999'),
  );
  expect(JSON.parse(small.text)).toMatchObject({ width: 300, height: 270 });
  for (const odd of ['0', '-1', '1e9', 'x', '300&maxwidth=2']) {
    const { text } = await look(ofLink(site + path, `&maxwidth=${odd}`));
    expect(JSON.parse(text), odd).toMatchObject({ width: 480 });
  }
  expect((await look(ofLink(site + path, '&format=xml'))).status).toBe(501);
  expect((await look(ofLink(site + path), undefined, 'POST')).status).toBe(405);

  const card = await look(`/embed${path}?lang=fr`);
  expect([card.status, card.headers.get('cache-control')]).toEqual([200, KEPT]);
  expect(card.text).toContain('Who knows &lt;Robin&gt; &amp; &quot;Co&quot;?</h1>');
  expect(card.text).toMatch(/\u2068Robin Reader\u2069 · \d+ questions/);
  expect(card.text.match(/href="[^"]*"/g)).toEqual([`href="${site}${path}?lang=fr"`]);
  expect(card.text).toMatch(/<a [^>]*target="_blank" rel="noopener"/);
  expect(card.text).not.toMatch(/<script|<img|<form|style="|\son\w+=/);
  expect(Object.fromEntries(card.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*; sandbox allow-popups allow-popups-to-escape-sandbox$/,
    ),
    'x-robots-tag': 'noindex',
  });
  for (const name of ['set-cookie', 'x-frame-options']) expect(card.headers.get(name), name).toBeNull();
  expect(quizId).toHaveLength(8);
});

it("other quizzes have no card, and the reason isn't revealed", async () => {
  const { creator, quizId, path } = await makeQuiz();
  const other = await makeCreator();
  const guest = await arrive();
  const profile = (await called('ensureGuest', { name: 'Kim' }, guest.token)).profile;
  const ofGuest = await saveNew(guest, makeDraft('know-me'));
  const hidden = (fields: object) => async () => {
    const quiz = await makeQuiz();
    await patch(paths.quiz(quiz.quizId), fields);
    return quiz.path;
  };
  const refused = await Promise.all([
    makeQuiz({ isPublic: false, password: 'hidden one' }).then((quiz) => quiz.path),
    makeQuiz({ category: 'spicy' }).then((quiz) => quiz.path),
    hidden({ isClosed: true })(),
    hidden({ isRemoved: true })(),
    hidden({ isSuspended: true })(),
    `/${profile?.username}/${ofGuest.quizId}`,
    `/${other.profile.username}/${quizId}`,
    `/${creator.profile.username}/22222222`,
    `/${creator.profile.username}`,
    `${path}/mine`,
    '/nobodyatall/%25',
  ]);
  const answers = await Promise.all(refused.map((one) => look(ofLink(site + one))));
  for (const [index, { status, headers, text }] of answers.entries()) {
    expect([refused[index], status, headers.get('cache-control')]).toEqual([refused[index], 404, NOT_KEPT]);
    expect(text).toBe(answers[0]?.text);
  }
  const cards = await Promise.all(refused.map((one) => look(`/embed${one}`)));
  for (const [index, { status, headers, text }] of cards.entries()) {
    expect([refused[index], status, headers.get('cache-control')]).toEqual([refused[index], 404, NOT_KEPT]);
    expect(text).toBe(cards[0]?.text);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
  for (const url of [`https://example.com${path}`, `//localhost${path}`, `javascript:alert(1)`, path, ''])
    expect((await look(ofLink(url))).status, url).toBe(404);
  for (const query of ['', '?url[]=x', '?url[a]=x', `?url=${'x'.repeat(5000)}`])
    expect((await look(`/api/oembed${query}`)).status, query).toBe(404);
  // the page of none names an address for it
  for (const one of refused.slice(0, 5)) expect((await ask(one)).html, one).not.toContain('oembed');
});

it('a sender who asks too often is refused until later', { tags: 'night' }, async () => {
  const from = someAddress();
  const statuses = new Set<number>();
  for (let asked = 0; asked <= EMBED_LIMIT.tries; asked += 20) {
    const some = await Promise.all(Array.from({ length: 20 }, () => look('/embed/x/y', from)));
    for (const { status } of some) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([404, 429]);
});
