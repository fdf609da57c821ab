import { randomUUID } from 'node:crypto';
import { EXPORT_SECTIONS, type ExportSection } from '@domain/auth/account-data.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { EXPORT_LIMIT, EXPORT_PAGE, EXPORT_PAGE_BYTES } from '@domain/limits.ts';
import { COLLECTIONS, paths } from '@domain/paths.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { NOBODYS } from '@domain/retention.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeys } from '../../functions/src/services/keys.ts';
import { type Life, makeLife } from './support/accounts.ts';
import { db, signingKey, stored, writeAll } from './support/backend.ts';
import { patch, storedMatches } from './support/documents.ts';
import { type Creator, changeEmail, makeConfirmed, makeCreator, signUp } from './support/people.ts';
import { call, called } from './support/requests.ts';
import { until } from './support/until.ts';

type Item = Record<string, unknown>;

/** Every item of a part, asked for until there is no more; and how many pages it took. */
async function exportOf(token: string, part: ExportSection): Promise<{ items: Item[]; pages: number }> {
  const items: Item[] = [];
  let next: string | null = null;
  let pages = 0;
  do {
    const page: { items: readonly Item[]; next: string | null } = await called(
      'exportMyData',
      { part, after: next },
      token,
    );
    items.push(...page.items);
    next = page.next;
    pages++;
  } while (next !== null);
  return { items, pages };
}

/** Who sent something is not found by it. */
const ADDRESS = ['ip', 'userAgent', 'isp', 'city', 'region', 'latitude', 'longitude'];
const withoutAddress = (tracking: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(tracking).filter(([name]) => !ADDRESS.includes(name)));

/** Times in the form that the export gives them. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner) => inner),
    (_, inner) =>
      inner !== null && typeof inner === 'object' && '_seconds' in inner
        ? new Timestamp(inner._seconds, inner._nanoseconds).toDate().toISOString()
        : inner,
  );
const kept = async (path: string) => plain(await stored(path)) as Item;

/** Counts come some seconds later: waits for the last of them, so that nothing changes between an export and a look. */
async function isCounted({ uid, quizId, privateQuizId }: Life): Promise<void> {
  const counted: [path: string, fields: object][] = [
    [paths.account(uid), { inbox: { messages: 1, unread: 1 }, privateScores: { '2/2': 1 } }],
    [paths.quiz(quizId), { scores: { '2/2': 1 } }],
    [paths.quiz(privateQuizId), { scores: { '2/2': 1 } }],
  ];
  await Promise.all(counted.map(([path, fields]) => storedMatches(path, fields)));
}

let life: Life;
let parts: Record<ExportSection, Item[]>;
let accountBefore: Item;
beforeAll(async () => {
  [life] = await Promise.all([makeLife(), makeLife()]);
  await isCounted(life);
  accountBefore = await kept(paths.account(life.uid));
  const all = EXPORT_SECTIONS.map(async (part) => [part, (await exportOf(life.token, part)).items] as const);
  parts = Object.fromEntries(await Promise.all(all)) as typeof parts;
});

const account = () => parts.account[0] as Item & Record<'account' | 'signIn' | 'profile', Item>;
const item = (part: ExportSection, id: string) => parts[part].find((one) => one['id'] === id);

/** For each collection: what shows the person all that is in it about them, or why there is nothing of theirs in it. */
const SHOWN: Readonly<Record<string, string | (() => Promise<void>)>> = {
  'profiles/{uid}': async () => expect(account().profile).toEqual(await kept(paths.profile(life.uid))),
  'profiles/{uid}/links/{type}': async () => {
    const links = LINK_TYPES.map((type) => [type, { link_slug: LINK_SLUG[type], username: life.profile.username }]);
    expect(account()['links']).toEqual(Object.fromEntries(links));
  },
  // the reservation says whose the username is; the rest of it is a copy of the profile
  'usernames/{username}': async () => {
    expect(account()['uid']).toBe(life.uid);
    expect(account().profile['username']).toBe(life.profile.username);
  },
  'listings/{uid}': 'a copy of what the quizzes say',
  'quizOrders/{uid}': async () => expect(account()['quizOrder']).toEqual(await kept(paths.quizOrder(life.uid))),
  'accounts/{uid}': async () => {
    // it may be counted once more meanwhile
    expect([accountBefore, await kept(paths.account(life.uid))]).toContainEqual(account().account);
  },
  'quizzes/{code}': async () => {
    expect(parts.quizzes).toHaveLength(2);
    for (const id of [life.quizId, life.privateQuizId]) {
      expect(item('quizzes', id)).toMatchObject({ id, ...(await kept(paths.quiz(id))) });
    }
  },
  'quizzes/{code}/private/{document}': async () => {
    const { fingerprint: _, lockVersion: __, ...key } = await kept(paths.quizKey(life.quizId));
    const earlier = await kept(paths.quizKeyOfRevision(life.quizId, 1));
    expect(item('quizzes', life.quizId)).toMatchObject({ hasPassword: false, key });
    expect(parts.revisions).toEqual([{ quizId: life.quizId, ...earlier }]);
    expect(item('quizzes', life.quizId)).toMatchObject(await kept(paths.quizTally(life.quizId)));
    expect(item('quizzes', life.privateQuizId)).toMatchObject({ hasPassword: true });
  },
  'serviceDays/{day}': 'numbers of a day, about nobody',
  'operators/{uid}': async () => expect(account()['operator']).toEqual(await kept(closedPaths.operator(life.uid))),
  'responses/{id}': async () => {
    expect(parts.responses).toHaveLength(2);
    const { digest: _, deleteDigest: __, trackedAs: ___, ...response } = await kept(paths.response(life.responseId));
    expect(item('responses', life.responseId)).toMatchObject(response);
    const {
      answers: _answers,
      digest: _digest,
      deleteDigest: _key,
      givenAnswers,
      ...open
    } = await kept(paths.response(life.privateResponseId));
    expect(item('responses', life.privateResponseId)).toMatchObject(open);
    expect(givenAnswers).toHaveLength(2);
  },
  'responses/{id}/private/{document}': async () => {
    const { answers } = await kept(paths.responseAnswers(life.privateResponseId));
    expect(item('responses', life.privateResponseId)?.['answers']).toEqual(answers);
  },
  'trackings/{key}': async () => {
    const { trackedAs } = await kept(paths.response(life.responseId));
    const { tracking, expiresAt } = await kept(paths.responseTracking(String(trackedAs)));
    const shown = withoutAddress(tracking as Record<string, unknown>);
    expect(item('responses', life.responseId)).toMatchObject({ tracking: shown, trackingExpiresAt: expiresAt });
  },
  'messages/{id}': async () => {
    const { digest: _, deleteDigest: __, ...shown } = await kept(paths.message(life.messageId));
    expect(parts.messages).toMatchObject([{ id: life.messageId, ...shown }]);
  },
  'messages/{id}/private/{document}': async () => {
    const { tracking, expiresAt } = await kept(paths.messageTracking(life.messageId));
    const shown = withoutAddress(tracking as Record<string, unknown>);
    expect(parts.messages[0]).toMatchObject({ tracking: shown, trackingExpiresAt: expiresAt });
  },
  // but for the keys of the subscription
  'devices/{id}': async () => {
    const { subscription, ...shown } = await kept(paths.device(life.deviceId));
    const { endpoint } = subscription as { endpoint: string };
    expect(parts.devices).toEqual([{ id: life.deviceId, ...shown, endpoint }]);
  },
  'circles/{id}': async () =>
    expect(parts.circles).toEqual([{ id: life.circleId, ...(await kept(paths.circle(life.circleId))) }]),
  'contactRequests/{id}': async () => {
    const stored = await kept(paths.contactRequest(life.contactRequestId));
    // the operators' own
    const { claim: _, assignedTo: __, alertedAt: ___, warnedAt: ____, dueAt: _____, ...shown } = stored;
    const answers = [{ text: 'Thanks!', at: 1 }];
    expect(parts['contact-requests']).toEqual([{ id: life.contactRequestId, ...shown, answers }]);
  },
  'rateLimits/{key}': 'wrong passwords by a keyed hash of an address of the internet, not of an account',
  'reports/{id}': async () => {
    const { senderKey, sealedTracking, networks, isBySignedIn, rank, ...rest } = await kept(life.reportPath);
    expect([senderKey, sealedTracking]).toEqual([expect.any(String), expect.any(Object)]);
    expect([networks, isBySignedIn, rank]).toEqual([1, true, expect.any(Number)]);
    // the operators' own
    const { claim: _, assignedTo: __, alertedAt: ___, warnedAt: ____, dueAt: _____, isUrgent: ______, ...shown } = rest;
    expect(parts.reports).toEqual([{ id: life.reportPath.split('/')[1], ...shown }]);
  },
  'receipts/{kind}.{id}': 'keyed hashes that nobody can read, and of which nobody knows whose they are',
  'heldUsernames/{key}': 'keyed hashes of names that were given up, of which nobody knows whose they were',
  'retiredCodes/{code}': 'codes of quizzes that are gone, and nothing else',
  // whether there are any, and since when; how many, and whom they are about, is for nobody
  'blocks/{key}': async () => {
    const { docs } = await db().collection(closedPaths.blocks).where('recipientId', '==', life.uid).get();
    expect(account().account['hasBlockedSenders']).toBe(true);
    expect(account()['blockedSendersSince']).toBe(plain(docs[0]?.get('createdAt')));
  },
  'deletions/{uid}': 'a note that is there only while an account is being erased, and until its tokens have run out',
};

describe('an export', () => {
  it.each(COLLECTIONS)("contains a person's data in $path", async ({ path }) => {
    const shown = SHOWN[path];
    if (typeof shown === 'function') await shown();
    else expect(NOBODYS.has(path) || shown?.startsWith('a copy of'), path).toBe(true);
  });

  it('contains what the sign-in service stores', async () => {
    const { uid, token, email } = life;
    const factor = { factorId: 'phone', uid: 'mine', displayName: 'My phone' };
    await getAuth().updateUser(uid, {
      displayName: 'Signed In',
      photoURL: 'https://example.com/me.png',
      multiFactor: {
        enrolledFactors: [{ ...factor, phoneNumber: '+46701234567', enrollmentTime: new Date().toUTCString() }],
      },
    });
    const [exported] = (await exportOf(token, 'account')).items;
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(exported?.['signIn']).toMatchObject({
      email,
      emailVerified: true,
      phone: null,
      name: 'Signed In',
      photoURL: 'https://example.com/me.png',
      providers: [{ provider: 'password', email }],
      secondFactors: [
        { id: expect.any(String), type: 'phone', name: 'My phone', phone: '+46701234567', enrolledAt: time },
      ],
      createdAt: time,
      lastSignInAt: time,
    });
  });

  it('contains no hash, no salt of a password and no pass', async () => {
    const everything = JSON.stringify(parts);
    const lock = await stored(paths.quizLock(life.privateQuizId));
    const key = await stored(paths.quizKey(life.privateQuizId));
    const { sealedSender } = (await stored(paths.messageTracking(life.messageId))) ?? {};
    for (const secret of [
      lock?.['hash'],
      lock?.['salt'],
      lock?.['version'],
      key?.['fingerprint'],
      (sealedSender as Buffer).toString('base64'),
    ]) {
      expect(secret).toBeTypeOf('string');
      expect(everything).not.toContain(secret);
    }
    expect(everything).not.toMatch(/password"?:"|passwordHash|_seconds|digest/i);
  });

  it('leaves out contact requests from an email that is not confirmed', async () => {
    const { token, email } = await makeCreator();
    const request = { name: 'Somebody', email, emailKey: email, inquiryType: 'general', subject: 'x', message: 'y' };
    await writeAll({ [paths.contactRequest(randomUUID())]: { ...request, createdAt: Timestamp.now() } });
    expect(await exportOf(token, 'contact-requests')).toEqual({ items: [], pages: 1 });
  });

  it('has contact requests from a confirmed email that was theirs, and deleting the account takes them along', async () => {
    const creator = await makeConfirmed();
    const path = paths.contactRequest(randomUUID());
    const request = { name: 'Me', email: creator.email, emailKey: creator.email, inquiryType: 'general', subject: 'x' };
    await writeAll({ [path]: { ...request, message: 'y', createdAt: Timestamp.now() } });
    await patch(paths.account(creator.uid), { provedEmails: { [creator.email]: true } });
    const { token } = await changeEmail(creator, `new.${creator.email}`);
    expect((await exportOf(token, 'contact-requests')).items).toMatchObject([{ message: 'y' }]);
    await called('deleteAccount', { username: creator.profile.username }, token);
    await until(
      () => stored(path),
      (left) => expect(left).toBeUndefined(),
    );
  });

  it('of somebody without a profile is empty except for the sign-in methods', async () => {
    const { uid, token, email } = await signUp();
    expect((await exportOf(token, 'account')).items).toMatchObject([
      { uid, profile: null, account: null, signIn: { email } },
    ]);
    for (const part of ['quizzes', 'responses', 'messages', 'contact-requests', 'reports'] as const) {
      expect(await exportOf(token, part)).toEqual({ items: [], pages: 1 });
    }
  });
});

describe('pages', () => {
  const fill = async ({ uid }: Creator, count: number, text: string) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const message = { ...makeMessage({ recipientId: uid, message: text }), createdAt: Timestamp.now() };
    await writeAll(Object.fromEntries(ids.map((id) => [paths.message(id), message])));
    return ids.sort();
  };

  it('are in order of ids, and nothing is missing or duplicated', async () => {
    const creator = await makeCreator();
    const ids = await fill(creator, EXPORT_PAGE + 5, 'Short');
    const { items, pages } = await exportOf(creator.token, 'messages');
    expect(pages).toBe(2);
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(items[0]).toMatchObject({ message: 'Short', tracking: null, trackingExpiresAt: null });
  });

  it('of earlier revisions end early, in the middle of a quiz', async () => {
    const creator = await makeCreator();
    const codes = ['aaaaaaa', 'bbbbbbb', 'ccccccc'].map((prefix) => `${prefix}${creator.uid.slice(0, 6)}`);
    const text = 'x'.repeat(EXPORT_PAGE_BYTES / 40);
    const [, few, many] = codes as [string, string, string];
    const revisions = [
      ...Array.from({ length: 12 }, (_, n) => [few, n + 1] as const),
      ...Array.from({ length: 65 }, (_, n) => [many, n + 1] as const),
    ];
    const key = { type: 'know-me', questions: [], text };
    await writeAll({
      ...Object.fromEntries(codes.map((code) => [paths.quiz(code), { ownerId: creator.uid, scores: {} }])),
      ...Object.fromEntries(
        revisions.map(([code, revision]) => [paths.quizKeyOfRevision(code, revision), { ...key, revision }]),
      ),
    });
    const { items, pages } = await exportOf(creator.token, 'revisions');
    expect(pages).toBe(2);
    const found = items.map(({ quizId, revision }) => `${quizId} ${revision}`);
    expect(found.toSorted()).toEqual(revisions.map(([code, revision]) => `${code} ${revision}`).sort());
    expect((await exportOf(creator.token, 'quizzes')).items).toHaveLength(3);
  });

  it('end before they are too large to send', async () => {
    const creator = await makeCreator();
    const ids = await fill(creator, 30, 'x'.repeat(EXPORT_PAGE_BYTES / 16));
    const { items, pages } = await exportOf(creator.token, 'messages');
    expect(pages).toBe(2);
    expect(items.map(({ id }) => id)).toEqual(ids);
  });
});

it('are limited to a number of calls', async () => {
  const { uid, token } = await makeCreator();
  const key = createKeys(signingKey()).sign('rate-limit', 'export', uid).toString('hex');
  const expiresAt = Timestamp.fromMillis(Date.now() + EXPORT_LIMIT.windowS * 1000);
  await writeAll({ [paths.rateLimit(key)]: { tries: EXPORT_LIMIT.tries - 1, expiresAt } });
  const ask = async () => (await call('exportMyData', { part: 'account', after: null }, token)).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  expect((await call('ensureProfile', {}, token)).status).toBe(200);
});

describe('is refused', () => {
  it('to somebody who is not signed in', async () => {
    expect((await call('exportMyData', { part: 'account', after: null })).status).toBe(401);
  });
});
