import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createKeys } from '../../../functions/src/services/keys.ts';
import { usernameOf } from '../../../functions/src/services/names.ts';
import { readDocuments } from '../../../scripts/drill/documents.ts';
import { drillHere } from '../../../scripts/drill/local.ts';
import { makePeople } from '../../../scripts/drill/people.ts';
import { emptyDatabase } from '../../../scripts/lib/local-admin.ts';
import { portsFor } from '../../../scripts/lib/ports.ts';
import { db, signingKey, stored, writeAll } from '../support/backend.ts';
import { isGone, storedWhen } from '../support/documents.ts';
import { opsAlone } from '../support/operator.ts';
import { makeCreator, makeGuest, saveNew } from '../support/people.ts';
import { hasLog } from '../support/quiet-log.ts';
import { called } from '../support/requests.ts';

// nobody else's data may come and go meanwhile
beforeAll(() => emptyDatabase());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.skipIf(!hasLog)(
  'everything that was lost is back after a restore, counted exactly, except for what was deleted since the backup',
  async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { auth, functions } = portsFor('tests');
    const { stays, leaves, liveOn } = await makePeople({ authPort: auth, functionsPort: functions });
    const [guest, owner] = await Promise.all([makeGuest(), makeCreator()]);
    const { quizId } = await saveNew(guest, makeDraft('know-me'));
    const problems = await drillHere(process.env['BACKEND_LOG'] ?? '', async () => {
      await called('takeOverGuest', { pass: guest.pass }, owner.token);
      const { deleted, erased } = await liveOn();
      await isGone(paths.account(guest.uid));
      return { deleted: [...deleted, guest.uid], erased: [...erased, guest.uid] };
    });
    // every count, every document, and no trace of who was erased; a second replay finds nothing
    expect(problems).toEqual([]);
    const [gone, kept] = stays.messages;
    expect([await stored(paths.message(gone)), await stored(paths.message(kept))]).toEqual([
      undefined,
      expect.anything(),
    ]);
    expect(await stored(paths.quiz(stays.quiz.quizId))).toMatchObject({ scores: { '5/5': 1 } });
    expect(await stored(paths.circle(stays.circle.id))).toMatchObject({ members: {} });
    expect(await stored(paths.circle(leaves.circle.id))).toMatchObject({ endedAt: expect.anything() });
    // nobody gets the name of who has left, nor their quiz's code
    const { key } = usernameOf(leaves.username, leaves.client.uid, createKeys(signingKey()));
    expect(await stored(closedPaths.heldUsername(key))).toBeDefined();
    expect(await stored(closedPaths.retiredCode(leaves.quiz.quizId))).toBeDefined();
    // what a guest had belongs to who took it over
    expect(await stored(paths.quiz(quizId))).toMatchObject({ ownerId: owner.uid });
  },
);

it('a replay ignores unknown ids, and erases people without an account, unless nearly everybody lacks one', async () => {
  vi.stubEnv('SIGNING_KEY', signingKey());
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const replay = (...lines: string[]) => {
    const file = join(folder, randomUUID());
    writeFileSync(file, lines.join('\n'));
    return opsAlone('replay', file);
  };
  await emptyDatabase();
  const [creator, other] = await Promise.all([makeCreator(), makeCreator()]);
  await saveNew(creator, makeDraft('know-me'));
  await storedWhen(paths.listing(creator.uid), (list) => expect(list).toBeDefined());
  const before = [...(await readDocuments()).keys()];
  const unknown = ['messages', 'responses', 'quizzes', 'circles', 'reports', 'contactRequests', 'accounts', 'devices'];
  const { out } = await replay(
    ...unknown.map((kind) => `info deleted: ${kind} ${randomUUID()}`),
    `deleted: members ${randomUUID()} of ${randomUUID()}`,
    // no guest, so nobody took anything over
    `deleted: accounts ${creator.uid} to ${other.uid}`,
    'deleted: messages ../profiles/x',
    `somebody wrote: deleted: accounts ${creator.uid} yesterday`,
  );
  expect(out).toContain('Of 9 deletions in the log, deleted again: nothing. Erased, as they have no account: 0.');
  // counts that the server writes later may have come meanwhile; nothing has gone
  expect([...(await readDocuments()).keys()]).toEqual(expect.arrayContaining(before));

  const without = [randomUUID(), randomUUID(), randomUUID()];
  const accounts = Object.fromEntries(without.map((uid) => [paths.account(uid), { email: null }]));
  await writeAll(accounts);
  expect(await replay()).toMatchObject({ code: 1, out: expect.stringContaining('lacks most accounts') });
  expect((await db().getAll(...without.map((uid) => db().doc(paths.account(uid))))).every(({ exists }) => exists)).toBe(
    true,
  );
  await Promise.all(without.slice(1).map((uid) => db().doc(paths.account(uid)).delete()));
  expect((await replay()).out).toContain('no account: 1.');
  expect(await stored(paths.account(creator.uid))).toBeDefined();
  vi.stubEnv('SIGNING_KEY', '');
  expect(await replay()).toMatchObject({ code: 1, out: expect.stringContaining('SIGNING_KEY') });
});
