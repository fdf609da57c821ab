import { BIO_MAX, PROFILE_NAME_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { faceAddress } from '@domain/profiles/face.ts';
import { makeProfile } from '@domain/testing/make-profile.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, GUEST_TOKEN, KNOWN_TOKEN, openProject } from './support/project.ts';

const project = openProject('profiles', {
  [paths.profile('owner')]: makeProfile(),
  [paths.profile('second')]: makeProfile({ uid: 'second', username: 'sam' }),
  [paths.link('owner', 'truth')]: { link_slug: 'two-truths-and-a-lie', username: 'maya' },
});

describeAccess(project, paths.profile('owner'), { visitor: ['get'], other: ['get'], owner: ['get'] });
describeAccess(project, paths.link('owner', 'truth'), {
  visitor: ['get', 'list'],
  other: ['get', 'list'],
  owner: ['get', 'list'],
});

describeNoLists({ file: 'profiles', collection: paths.profiles, id: 'owner', field: ['username', 'maya'] });

it('a profile shows no e-mail address and no telephone number', async () => {
  const stored = await getDoc(doc(project.as.visitor, paths.profile('owner')));
  expect(Object.keys(stored.data() ?? {})).not.toEqual(expect.arrayContaining([expect.stringMatching(/mail|phone/i)]));
});

describe('changing a profile', () => {
  const photoAt = (folder: string, file = 'avatar.webp') =>
    `https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/profile-images%2F${folder}%2F${file}?alt=media&v=1`;
  const addressOf = (length: number) => photoAt('owner').padEnd(length, 'x');
  const change = (fields: object, caller: 'owner' | 'other' | 'visitor' = 'owner') =>
    updateDoc(doc(project.as[caller], paths.profile('owner')), fields);

  /** Each value of each field, as a change of its own. */
  const changes = (values: Readonly<Record<string, readonly unknown[]>>) =>
    Object.entries(values).flatMap(([field, all]) => all.map((value) => [{ [field]: value }]));
  const [photo, face] = [photoAt('owner'), faceAddress('wink')];

  it.each([
    ...changes({
      name: ['Maya L.', 'M', 'x'.repeat(PROFILE_NAME_MAX), ' M ', '李小龍', 'محمد العربي', 'می\u200cخواهم', '7 seas'],
      bio: ['x'.repeat(BIO_MAX), ''],
      photoURL: [photo, photoAt('owner', 'avatar.jpg'), addressOf(500), null, face, `${face}#teal`],
    }),
    [{ name: '👩\u200d🚀 Ada' }],
    [{ photoURL: photo.replace('https://firebasestorage.googleapis.com', 'http://localhost:9199') }],
    [{ acceptsMessages: false, name: 'Maya', bio: 'Hi' }],
  ])('the owner can write %j, and nobody else', async (fields) => {
    await assertFails(change(fields, 'visitor'));
    await assertFails(change(fields, 'other'));
    await assertSucceeds(change(fields));
  });

  // invisible characters, those that turn the direction, and lines
  const blank = ['', '   ', '\n\t', '\u200b\u200b\u200b', '\u00ad', '\u2060\u00a0', '\u3164', '\u115f\u1160\uffa0'];
  const hidden = ['\u2800', '\ufe0f', '\u{e0041}', '42', '👩\u200d🚀', 'Maya\nLind', '\u0000Maya', 'Maya\u009f'];
  const turned = ['Maya\u2028Lind', '\u202eevil', 'Maya\u202e', 'Ma\u2067ya', '\u200fMaya'];
  const files = ['avatar.svg', 'avatarxwebp', 'other.webp'].map((file) => photoAt('owner', file));

  it.each([
    ...changes({
      name: [...blank, ...hidden, ...turned, 'x'.repeat(PROFILE_NAME_MAX + 1), null, 7],
      bio: ['x'.repeat(BIO_MAX + 1), null, ['Hi']],
      photoURL: [...files, photoAt('other'), photoAt('owner%2Fdeeper'), `${photo}#x`, addressOf(501), 7],
    }),
    [{ photoURL: 'javascript:alert(1)' }],
    [{ photoURL: '/icons/faces/../startup/wink.svg' }],
    [{ photoURL: `${face}#x"` }],
    [{ photoURL: 'https://lh3.googleusercontent.com/a/photo=s96-c' }],
    [{ photoURL: `javascript://${photo}` }],
    [{ photoURL: photo.replace('//', '//me@') }],
    [{ acceptsMessages: 'yes' }],
    [{ username: 'admin' }],
    [{ uid: 'other' }],
    [{ createdAt: 0 }],
    [{ isSuspended: false }],
    [{ name: 'Maya', isSuspended: false }],
    [{ email: 'maya@example.com' }],
  ])('the owner cannot write %j', (fields) => assertFails(change(fields)));

  it('a photo older than the restrictions may stay, but cannot be set again', async () => {
    const older = 'https://lh3.googleusercontent.com/a/photo=s96-c';
    await project.reset({ [paths.profile('owner')]: makeProfile({ photoURL: older }) });
    await assertSucceeds(change({ bio: 'Hi' }));
    await assertSucceeds(change({ photoURL: photoAt('owner') }));
    await assertFails(change({ photoURL: older }));
    await project.reset({ [paths.profile('owner')]: makeProfile({ photoURL: 'http://localhost/photo.png' }) });
    await assertSucceeds(change({ bio: 'Hi' }));
    await project.reset({ [paths.profile('owner')]: makeProfile({ photoURL: 'ftp://example.com/photo.png' }) });
    await assertFails(change({ bio: 'Hi' }));
  });

  it('a guest can change only whether they accept messages', async () => {
    const guest = doc(project.signedIn('owner', GUEST_TOKEN), paths.profile('owner'));
    for (const fields of [{ name: 'Maya L.' }, { bio: 'Hi' }, { photoURL: photoAt('owner') }])
      await assertFails(updateDoc(guest, fields));
    await assertFails(updateDoc(guest, { acceptsMessages: false, bio: 'Hi' }));
    await assertSucceeds(updateDoc(guest, { acceptsMessages: false }));
    const known = doc(project.signedIn('owner', KNOWN_TOKEN), paths.profile('owner'));
    await assertSucceeds(updateDoc(known, { name: 'Maya L.' }));
  });

  it('a name older than the restrictions may stay, but cannot be set again', async () => {
    await project.reset({ [paths.profile('owner')]: makeProfile({ name: '\u202eayaM' }) });
    await assertSucceeds(change({ bio: 'Hi' }));
    await assertFails(change({ name: '\u202eayaL' }));
  });

  it('a field cannot be removed', async () => {
    const { bio: _, ...withoutBio } = makeProfile();
    await assertFails(setDoc(doc(project.as.owner, paths.profile('owner')), withoutBio));
  });
});

describe('the profile of a suspended person', () => {
  beforeEach(() => project.reset({ [paths.profile('owner')]: { ...makeProfile(), isSuspended: true } }));

  describeAccess(project, paths.profile('owner'), { owner: ['get'], operator: ['get'] });

  it('cannot be changed', async () => {
    const mine = doc(project.as.owner, paths.profile('owner'));
    await assertFails(updateDoc(mine, { bio: 'Nobody keeps me quiet' }));
    await assertFails(updateDoc(mine, { isSuspended: false }));
  });
});

it.each(CALLERS)('%s learns that a uid has no profile', async (caller) => {
  expect((await assertSucceeds(getDoc(doc(project.as[caller], paths.profile('nobody'))))).exists()).toBe(false);
});
