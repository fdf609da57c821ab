import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PAGE_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { db, FUNCTIONS } from './support/backend.ts';
import { patch, storedWhen } from './support/documents.ts';
import { ask, bodyOf, dataOf, tagsOf } from './support/links.ts';
import { type Creator, makeCreator, saveNew, someUsername } from './support/people.ts';
import { called, posted, someAddress } from './support/requests.ts';
import { until, untilEqual } from './support/until.ts';

const KEPT_BY_CDN = 'public, max-age=0, s-maxage=30';
const NO_STORE = 'private, no-store';
const PICTURE_KEPT = /^public, max-age=(\d+), s-maxage=\1$/;
const LOCKED = { isPublic: false, password: 'hidden one' };

/** Saves a quiz, by default of a new creator; returns it with its path. */
async function makeLink(change: object = {}, owner?: Creator) {
  const creator = owner ?? (await makeCreator('Robin Reader'));
  const { quizId } = await saveNew(creator, { ...makeDraft('know-me'), ...change });
  return { creator, quizId, path: `/${creator.profile.username}/${quizId}` };
}

/** Plays a quiz; returns the path of the result. */
async function makeResult(quizId: string, change: object = {}): Promise<{ id: string; path: string }> {
  const id = randomUUID();
  await posted('responses', { ...makeResponseInput('know-me'), id, quizId, ...change });
  return { id, path: `/quiz/results/${id}` };
}

describe.concurrent('the page of a link, for clients without scripts', () => {
  it('the page of a public quiz describes it, whoever asks', async () => {
    const { path } = await makeLink({ title: 'Who knows <Robin> & "Co"?' });
    const { status, headers, html } = await ask(path, { headers: { 'user-agent': 'WhatsApp/2.24.6.77 A' } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(KEPT_BY_CDN);
    expect(headers['vary']).toBe('Accept-Encoding');
    const title = 'Who knows <Robin> & "Co"? · WhoKnows';
    const tags = tagsOf(html);
    const address = tags['canonical']?.[0] ?? '';
    expect(address).toMatch(new RegExp(`^http://localhost:\\d+${path}$`));
    expect(tags).toMatchObject({
      title: [title],
      description: ['Robin made a quiz for you. Play it and see how well you really know them.'],
      'og:title': [title],
      'og:url': [address],
      'og:locale': ['en_US'],
      'og:locale:alternate': ['fr_FR'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
    });
    expect(tags['og:image']).toHaveLength(1);
    expect(tags['og:image']?.[0]).toContain(`/og/quiz/${path.split('/').pop()}.png?v=`);
    expect(tags['robots']).toEqual(['noindex']);
    // the first screen itself
    expect(bodyOf(html)).toContain('Robin Reader');
    expect(bodyOf(html)).toContain('Who knows <Robin> & "Co"?');
    expect(bodyOf(html)).toContain('Stay Anonymous');
  });

  it('the tags come before all styles, within the 32 kB that Slack reads', async () => {
    const questions = Array.from({ length: 60 }, (_, n) => ({
      id: `q${n}`,
      question: 'What? '.repeat(39),
      options: ['Red', 'Green', 'Blue', 'Pink'],
      correctAnswer: 0,
    }));
    const { path } = await makeLink({ questions });
    const { html } = await ask(path);
    const firstStyle = html.indexOf('<style');
    for (const name of ['og:title', 'og:image', 'og:url', 'twitter:card'])
      expect(html.slice(0, 32_000).indexOf(name), name).toBeGreaterThan(0);
    expect(html.indexOf('<meta charset')).toBeLessThan(html.indexOf('<title'));
    expect(html.lastIndexOf('twitter:card', firstStyle)).toBeGreaterThan(0);
  });

  it('a profile, its sections and its message page name their owner', async () => {
    const { creator } = await makeLink({ title: 'A quiz on the list' });
    const { uid, profile } = creator;
    await storedWhen(paths.listing(uid), (list) => expect(list?.['quizzes']).toHaveLength(1));
    const home = `/${profile.username}`;
    for (const [path, title, text] of [
      [home, 'Robin Reader', 'A quiz on the list'],
      [`${home}/howwell`, 'How Well Do You Know Me? · Robin Reader', 'A quiz on the list'],
      [`${home}/two-truths-and-a-lie`, '2 Truths & A Lie · Robin Reader', "Robin hasn't shared"],
      [`${home}/anonymous-messages`, 'Send Robin Reader an anonymous message', 'Tell Robin anything'],
      [`${home}/messages`, 'Send Robin Reader an anonymous message', 'Tell Robin anything'],
      [`${home}/messages/song`, 'What song is Robin?', 'What song is Robin?'],
      // as people type and copy it
      [`/@${profile.username.toUpperCase()}.`, 'Robin Reader', 'A quiz on the list'],
    ] as const) {
      const { status, headers, html } = await ask(path);
      expect([status, headers['cache-control']], path).toEqual([200, KEPT_BY_CDN]);
      expect(tagsOf(html)['og:title'], path).toEqual([`${title} · WhoKnows`]);
      expect(bodyOf(html), path).toContain(text);
    }
    const canonical = async (path: string) => tagsOf((await ask(path)).html)['canonical']?.[0];
    expect(await canonical(`${home}/messages`)).toMatch(/\/anonymous-messages$/);
    expect(await canonical(`${home}/messages/song?lang=fr`)).toMatch(/\/anonymous-messages\/song\?lang=fr$/);
  });

  it('a message page of an unknown kind is the default one, and not cached', async () => {
    const { profile } = await makeCreator('Robin Reader');
    const address = `/${profile.username}/anonymous-messages`;
    const withoutTime = (html: string) => html.replace(/"at":\d+/, '');
    const plain = withoutTime((await ask(address)).html);
    for (const end of ['insult', '__proto__', '%3Cscript%3E', 'x'.repeat(2000)]) {
      const { status, headers, html } = await ask(`${address}/${end}`);
      expect([status, headers['cache-control']], end).toEqual([200, NO_STORE]);
      expect(withoutTime(html), end).toBe(plain);
    }
  });

  it('every link names its picture, which the CDN may cache and search engines may not index', {
    tags: 'night',
  }, async () => {
    const { creator, quizId, path } = await makeLink();
    const result = await makeResult(quizId);
    const home = `/${creator.profile.username}`;
    for (const [link, picture] of [
      [home, `profile${home}`],
      [`${home}/howwell`, `profile${home}`],
      [`${home}/messages`, `ask${home}`],
      [`${home}/messages/song`, `ask${home}/song`],
      [path, `quiz/${quizId}`],
      [result.path, `result/${result.id}`],
    ])
      for (const query of ['', '?lang=fr']) {
        const { html } = await ask(`${link}${query}`);
        expect(tagsOf(html)['robots'], link).toEqual(['noindex']);
        const named = new URL(tagsOf(html)['og:image']?.[0] ?? '');
        expect(named.pathname).toBe(`/og/${picture}.png`);
        expect(named.searchParams.get('lang')).toBe(query === '' ? null : 'fr');
        const reply = await fetch(`${FUNCTIONS}/pictures${named.pathname}${named.search}`, { method: 'HEAD' });
        expect([reply.status, reply.headers.get('cache-control')], named.href).toEqual([
          200,
          expect.stringMatching(PICTURE_KEPT),
        ]);
      }
  });

  it('a private quiz reveals only whose it is', async () => {
    const { creator, path, quizId } = await makeLink({ ...LOCKED, title: 'A very secret title' });
    const { status, headers, html } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([200, NO_STORE]);
    expect(tagsOf(html)).toMatchObject({ title: ["Robin's private quiz · WhoKnows"], robots: ['noindex'] });
    expect(dataOf(html)).toEqual({
      [`quiz:${quizId}`]: { kind: 'private' },
      [`profile:${creator.profile.username}`]: expect.objectContaining({ name: 'Robin Reader' }),
    });
    expect(html).not.toMatch(/secret title|favourite colour/);
    // nor does a browser ask why a quiz can't be read: the page says it
    await patch(paths.quiz(quizId), { isRemoved: true });
    expect(dataOf((await ask(path)).html)).toMatchObject({ [`quiz:${quizId}`]: { kind: 'removed' } });
  });

  it("a private quiz's result shows the score and no question; a public one shows the answers on request", async () => {
    const [open, locked] = [await makeLink({ title: 'An open quiz' }), await makeLink(LOCKED)];
    const { pass } = await posted('unlock-quiz', { quizId: locked.quizId, password: LOCKED.password });
    const shown = await makeResult(open.quizId, { responderName: 'Kim' });
    const closed = await makeResult(locked.quizId, { pass });

    const { status, headers, html } = await ask(shown.path);
    expect([status, headers['cache-control']]).toEqual([200, KEPT_BY_CDN]);
    expect(tagsOf(html)).toMatchObject({ title: ["Kim's Results · WhoKnows"], robots: ['noindex'] });
    expect(bodyOf(html)).toContain('100%');

    const ofClosed = await ask(closed.path);
    expect([ofClosed.status, ofClosed.headers['cache-control']]).toEqual([200, NO_STORE]);
    expect(ofClosed.html).not.toContain('favourite colour');
  });

  it('a rude name is hidden, also in a result that is older than the check', async () => {
    const { quizId } = await makeLink();
    const { id, path } = await makeResult(quizId, { responderName: 'Sh1t Head' });
    expect((await ask(path)).html).toContain('og:title');
    const response = db().doc(paths.response(id));
    const { isNameHidden: _, ...old } = (await response.get()).data() ?? {};
    await response.set(old);
    const { html } = await ask(`${path}?old`);
    expect(tagsOf(html)['title']?.[0]).not.toContain('Sh1t');
    expect(bodyOf(html)).not.toContain('Sh1t');
  });

  it('a circle shows its name and members, is not cached, and says why it is missing', async () => {
    const circle = makeCircleInput({ name: 'Us <and> "them"' });
    await posted('circles', circle);
    await posted('circle-members', makeMemberInput(circle.id, { name: 'Robin Reader' }));
    const path = `/circle/${circle.id}`;
    const { status, headers, html } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([200, NO_STORE]);
    expect(tagsOf(html)).toMatchObject({
      title: ['Us <and> "them" · WhoKnows'],
      robots: ['noindex'],
      'og:image': [expect.stringContaining(`/og/circle/${circle.id}.png?v=`)],
    });
    expect(bodyOf(html)).toContain('Robin Reader');
    expect(tagsOf((await ask(`${path}?lang=fr`)).html)['og:image']?.[0]).toMatch(/&lang=fr$/);
    await patch(paths.circle(circle.id), { isRemoved: true });
    const hidden = await ask(path);
    await patch(paths.circle(circle.id), { isRemoved: FieldValue.delete() });
    await posted('circle-changes', { circleId: circle.id, key: circle.key, change: { do: 'end' } });
    for (const [shown, text] of [
      [hidden, "This circle isn't available"],
      [await ask(path), 'This circle has ended'],
      [await ask(`/circle/${randomUUID()}`), "There's no circle here"],
    ] as const) {
      expect([shown.status, shown.headers['cache-control']], text).toEqual([404, NO_STORE]);
      expect(bodyOf(shown.html)).toContain(text);
      expect(tagsOf(shown.html)['robots']).toEqual(['noindex']);
      expect(shown.html).not.toContain('Robin Reader');
    }
  });
});

describe.concurrent('a missing page', () => {
  it('is a 404 with the screen that says so, which is not cached', async () => {
    const { profile } = await makeCreator();
    for (const [path, text] of [
      [`/${profile.username}/abcd2345`, "This quiz doesn't exist"],
      [`/${someUsername()}`, "This user doesn't exist"],
      [`/${someUsername()}/messages`, "This user doesn't exist"],
    ] as const) {
      const { status, headers, html } = await ask(path);
      expect([status, headers['cache-control']], path).toEqual([404, NO_STORE]);
      expect(bodyOf(html), path).toContain(text);
      expect(tagsOf(html)['robots'], path).toEqual(['noindex']);
    }
  });

  it.each([
    ['a result may still wait on the device of who asks', `/quiz/results/${randomUUID()}`],
    ['no section has it', `/${someUsername()}/no-such-section`],
    ['a file', '/favicon.ico'],
    ['no page has it', '/no/such/page'],
  ])('%s: its scripts have to look, at %s', async (_, path) => {
    const { status, headers, html } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([404, NO_STORE]);
    expect(html).toContain('<div id="root"></div>');
  });

  it('a deleted quiz, an old username, and a quiz under another name', async () => {
    const creator = await makeCreator();
    const other = await makeCreator();
    const [kept, gone] = [await makeLink({}, creator), await makeLink({}, creator)];
    expect((await ask(gone.path)).status).toBe(200);
    await db().doc(paths.quiz(gone.quizId)).delete();
    await until(
      () => ask(gone.path),
      ({ status }) => status === 404,
    );
    const byAnother = await ask(`/${other.profile.username}/${kept.quizId}`);
    expect([byAnother.status, dataOf(byAnother.html)]).toEqual([
      404,
      { [`quiz:${kept.quizId}`]: { kind: 'elsewhere' } },
    ]);
    expect(bodyOf(byAnother.html)).toContain('Oops! Page not found');

    const username = someUsername();
    await called('changeUsername', { username }, creator.token);
    await storedWhen(paths.quiz(kept.quizId), (quiz) => expect(quiz?.['owner']).toMatchObject({ username }));
    const statuses = [`/${creator.profile.username}`, kept.path, `/${username}`, `/${username}/${kept.quizId}`];
    await untilEqual(() => Promise.all(statuses.map(async (path) => (await ask(path)).status)), [404, 404, 200, 200]);
    // who changes it is not to be found by old links
    expect((await ask(kept.path)).html).not.toContain(username);
  });
});

describe.concurrent('languages', () => {
  it('a French link has a French page, and Facebook gets the locale it asks for', async () => {
    const { path } = await makeLink();
    const [english, french, asked] = await Promise.all([
      ask(path),
      ask(`${path}?lang=fr`),
      ask(`${path}?fb_locale=fr_FR`, { headers: { 'x-facebook-locale': 'fr_FR' } }),
    ]);
    expect(english.html).toContain('<html lang="en"');
    // one language is rendered
    expect(english.html).not.toContain('Rester anonyme');
    for (const { html } of [french, asked]) {
      expect(html).toContain('<html lang="fr"');
      expect(tagsOf(html)).toMatchObject({ 'og:locale': ['fr_FR'], 'og:locale:alternate': ['en_US'] });
      expect(tagsOf(html)['description']?.[0]).toContain('Robin');
      expect(tagsOf(html)['description']).not.toEqual(tagsOf(english.html)['description']);
      expect(bodyOf(html)).toContain('Rester anonyme');
    }
    const address = tagsOf(english.html)['canonical']?.[0];
    expect(tagsOf(french.html)['canonical']).toEqual([`${address}?lang=fr`]);
    // the same object in another language
    expect(tagsOf(asked.html)['og:url']).toEqual([address]);
  });

  it('the rest of the query does not change the page, and is not repeated in it', async () => {
    const { path } = await makeLink();
    const withoutTime = (html: string) => html.replace(/"at":\d+/, '');
    const plain = await ask(path);
    const other = await ask(`${path}?fbclid=IwAR0&utm_source=x&lang=xx&prefill=%3Cscript%3Eboo`);
    expect(withoutTime(other.html)).toBe(withoutTime(plain.html));
  });
});

describe.concurrent('the document', () => {
  it("no creator's text ends a block or a tag", async () => {
    const title = '</script><!--\u2028<img src=x>';
    const { path, quizId } = await makeLink({ title });
    const { html } = await ask(path);
    expect(html.match(/<script type="application\/json" id="page-data">/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img src=x>|<!--\u2028/);
    const data = dataOf(html) as Record<string, { quiz: { title: string } }>;
    const stored = await db().doc(paths.quiz(quizId)).get();
    expect(data[`quiz:${quizId}`]?.quiz.title).toBe(stored.get('title'));
  });

  it('is compressed for clients that accept it, and has no body for HEAD', async () => {
    const { profile } = await makeCreator('Robin Reader');
    const short = await ask(`/${profile.username}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(short.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(Buffer.from(short.html, 'latin1')).toString()).toContain('Robin Reader');
    const plain = await ask(`/${profile.username}`, { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const head = await ask(`/${profile.username}`, { method: 'HEAD' });
    expect([head.status, head.html]).toEqual([200, '']);
  });

  it('does not accept POST', async () => {
    const { status, headers } = await ask('/maya', { method: 'POST' });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe.concurrent('the shell is served instead, and its scripts load the data, when', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  /** Writes a web build whose program is the given one. */
  function writeBuild(program: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'whoknows-pages-'));
    folders.push(folder);
    writeFileSync(join(folder, 'app.html'), 'the shell');
    writeFileSync(join(folder, 'pages.mjs'), program);
    return folder;
  }

  it.each([
    ['throws', "export const answerPage = async () => { throw new Error('no'); };"],
    ['takes too long', 'export const answerPage = () => new Promise(() => undefined);'],
    ['knows no such page', 'export const answerPage = async () => null;'],
  ])('the program %s', async (_, program) => {
    const { status, headers, html } = await ask('/maya', { build: writeBuild(program) });
    expect([status, headers['cache-control'], html]).toEqual([200, NO_STORE, 'the shell']);
  });

  it('the request comes from a cloud script, which could claim any address', async () => {
    const { path } = await makeLink();
    const { status, headers, html } = await ask(path, {
      headers: { 'user-agent': 'Mozilla/5.0 (Google-Apps-Script)' },
    });
    expect([status, headers['cache-control']]).toEqual([200, NO_STORE]);
    expect(html).toContain('<div id="root"></div>');
  });

  it('one sender asks too often: no more reads, and still a page', async () => {
    const build = writeBuild(
      "export const answerPage = async () => ({ status: 200, isPublic: true, html: 'a page' });",
    );
    const headers = { 'x-forwarded-for': someAddress() };
    const asked = Array.from({ length: PAGE_LIMIT.tries + 1 }, () => ask('/maya', { build, headers }));
    const found = (await Promise.all(asked)).map(({ html }) => html);
    expect(found.filter((html) => html === 'the shell')).toHaveLength(1);
    expect(found.filter((html) => html === 'a page')).toHaveLength(PAGE_LIMIT.tries);
    expect((await ask('/maya', { build })).html).toBe('a page');
  });
});
