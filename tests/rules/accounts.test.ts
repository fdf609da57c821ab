import { LANGUAGE_CODES } from '@domain/languages.ts';
import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { type Caller, openProject } from './support/project.ts';

const project = openProject('accounts', {
  [paths.account('owner')]: { email: 'maya@example.com', phone: null, inbox: { messages: 1, unread: 1 } },
});

// an e-mail address is for its owner only
describeAccess(project, paths.account('owner'), { owner: ['get'] });

const write = (fields: object, caller: Caller = 'owner') =>
  updateDoc(doc(project.as[caller], paths.account('owner')), fields);

it('the owner can record looking at the responses, with the current time and nothing else', async () => {
  await assertSucceeds(write({ responsesSeenAt: serverTimestamp() }));
  await assertSucceeds(write({ responsesSeenAt: serverTimestamp() }));
  await assertFails(write({ responsesSeenAt: Timestamp.fromMillis(0) }));
  await assertFails(write({ responsesSeenAt: serverTimestamp(), email: 'other@example.com' }));
  await assertFails(write({ 'inbox.unread': 0 }));
});

it('nobody else can', async () => {
  for (const caller of ['visitor', 'other'] as const)
    await assertFails(write({ responsesSeenAt: serverTimestamp() }, caller));
});

describe('the list of hidden words', () => {
  const hide = (hiddenWords: unknown, caller?: Caller) => write({ hiddenWords }, caller);
  const longest = 'x'.repeat(HIDDEN_WORD_MAX);

  it.each<[string, unknown]>([
    ['none', []],
    ['one of a single letter', ['x', 'y']],
    ['some', ['idiot', 'shut up', 'débile', '笨蛋', '🖕', ':(']],
    ['as many and as long as may be', Array.from({ length: HIDDEN_WORDS_MAX }, () => longest)],
  ])('can be set by the owner only: %s', async (_, words) => {
    await assertFails(hide(words, 'visitor'));
    await assertFails(hide(words, 'other'));
    await assertSucceeds(hide(words));
    await assertSucceeds(hide([]));
  });

  it.each<[string, unknown]>([
    ['too many', Array.from({ length: HIDDEN_WORDS_MAX + 1 }, () => 'x')],
    ['one that is too long', ['idiot', `${longest}x`, 'fool']],
    ['a first one that is too long', [`${longest}x`]],
    ['a blank one', ['idiot', ' ']],
    ['a first one that is blank', [' ', 'idiot']],
    ['an empty one', ['idiot', '', 'fool']],
    ['one of two lines', ['id\niot']],
    ['one of two lines, beside others', ['fool', 'id\niot', 'dunce']],
    ['one that ends in a line break', ['idiot\n']],
    ['one of 20,000 lines', [Array.from({ length: 20_000 }, (_, n) => n).join('\n')]],
    ['no list', 'idiot'],
    ['a list of maps', [{ word: 'idiot' }]],
    ['a list of lists in a map', { 0: 'idiot' }],
    ['nothing', null],
  ])('cannot be set: %s', async (_, words) => {
    await assertFails(hide(words));
  });

  it('cannot be changed together with anything else', async () => {
    await assertFails(write({ hiddenWords: ['idiot'], email: 'other@example.com' }));
    await assertFails(write({ hiddenWords: ['idiot'], responsesSeenAt: serverTimestamp() }));
    await assertFails(write({ hiddenWords: deleteField(), phone: '1' }));
  });
});

describe('the weekly summary', () => {
  const choose = (weeklySummary: unknown, caller?: Caller) => write({ weeklySummary }, caller);

  it.each([...LANGUAGE_CODES, null])('can be switched to %s by the owner only', async (language) => {
    await assertFails(choose(language, 'visitor'));
    await assertFails(choose(language, 'other'));
    await assertSucceeds(choose(language));
  });

  it.each(['', 'xx', 'EN', true, 1, ['en'], { en: true }, serverTimestamp(), deleteField()])(
    'cannot be %j',
    async (value) => {
      await assertFails(choose(value));
    },
  );

  it("cannot include when one was sent, which is not the owner's to write", async () => {
    await assertFails(write({ weeklySummary: 'en', summarySentFor: Timestamp.fromMillis(0) }));
    await assertFails(write({ summarySentFor: deleteField() }));
    await assertFails(write({ summarySentFor: Timestamp.fromMillis(0) }));
    await assertFails(write({ unsubscribeDigest: 'x' }));
    await assertFails(write({ weeklySummary: 'en', hiddenWords: [] }));
  });
});

it('the owner can turn replies on and off, and change nothing else with it', async () => {
  for (const repliesOpen of [true, false]) await assertSucceeds(write({ repliesOpen }));
  for (const repliesOpen of ['', 1, null, ['true'], deleteField()]) await assertFails(write({ repliesOpen }));
  await assertFails(write({ repliesOpen: true, adultAt: Timestamp.fromMillis(0) }));
  await assertFails(write({ adultAt: Timestamp.fromMillis(0) }));
  await assertFails(write({ repliesOpen: true }, 'other'));
});

it('the owner can keep the address that they sign in with, and no other', async () => {
  const signedIn = (email?: string) =>
    doc(project.signedIn('owner', email === undefined ? {} : { email }), paths.account('owner'));
  await assertSucceeds(updateDoc(signedIn('new@example.com'), { email: 'new@example.com' }));
  await assertFails(updateDoc(signedIn('new@example.com'), { email: 'other@example.com' }));
  await assertFails(updateDoc(signedIn('new@example.com'), { email: 'new@example.com', phone: '1' }));
  for (const email of [null, '', deleteField()]) await assertFails(updateDoc(signedIn(), { email }));
});

it('the owner can note an address that they have confirmed, and no other', async () => {
  const note = (isVerified: boolean | undefined, provedEmails: object) => {
    const token = { email: 'old@example.com', ...(isVerified !== undefined && { email_verified: isVerified }) };
    const account = doc(project.signedIn('owner', token), paths.account('owner'));
    return setDoc(account, { provedEmails }, { merge: true });
  };
  const own = { 'old@example.com': true };
  for (const isVerified of [false, undefined]) await assertFails(note(isVerified, own));
  await assertFails(note(true, { 'other@example.com': true }));
  await assertFails(note(true, { ...own, 'other@example.com': true }));
  for (const value of [false, 'x'.repeat(1000)]) await assertFails(note(true, { 'old@example.com': value }));
  await assertSucceeds(note(true, own));
  await project.reset({
    [paths.account('owner')]: { provedEmails: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, true])) },
  });
  await assertFails(note(true, own));
});

it('the owner can mark warnings as read, now, and write none', async () => {
  await assertSucceeds(write({ warningsSeenAt: serverTimestamp() }));
  await assertFails(write({ warningsSeenAt: Timestamp.fromMillis(0) }));
  await assertFails(write({ warningsSeenAt: serverTimestamp(), warnings: [] }));
  await assertFails(write({ warnings: [] }));
  await assertFails(write({ suspension: deleteField() }));
  for (const caller of ['visitor', 'other'] as const)
    await assertFails(write({ warningsSeenAt: serverTimestamp() }, caller));
});
