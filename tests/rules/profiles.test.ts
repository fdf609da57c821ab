import { BIO_MAX, PROFILE_NAME_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { faceAddress } from '@domain/profiles/face.ts';
import { makeProfile } from '@domain/testing/make-profile.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, GUEST_TOKEN, KNOWN_TOKEN, openProject, type RulesProject } from './support/project.ts';

let project: RulesProject;
beforeAll(async () => {
  project = await openProject('profiles');
});
afterAll(() => project.close());
beforeEach(() =>
  project.reset({
    [paths.profile('owner')]: makeProfile(),
    [paths.profile('second')]: makeProfile({ uid: 'second', username: 'sam' }),
    [paths.link('owner', 'truth')]: { link_slug: 'two-truths-and-a-lie', username: 'maya' },
  }),
);

describeAccess(() => project, paths.profile('owner'), { visitor: ['get'], other: ['get'], owner: ['get'] });
describeAccess(() => project, paths.link('owner', 'truth'), {
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

  it.each([
    [{ name: 'Maya L.' }],
    [{ name: 'M' }],
    [{ name: 'x'.repeat(PROFILE_NAME_MAX) }],
    [{ name: ' M ' }],
    [{ name: '李小龍' }],
    [{ name: 'محمد العربي' }],
    [{ name: 'می\u200cخواهم' }],
    [{ name: '👩\u200d🚀 Ada' }],
    [{ name: '7 seas' }],
    [{ bio: 'x'.repeat(BIO_MAX) }],
    [{ bio: '' }],
    [{ photoURL: photoAt('owner') }],
    [{ photoURL: photoAt('owner', 'avatar.jpg') }],
    [{ photoURL: photoAt('owner').replace('https://firebasestorage.googleapis.com', 'http://localhost:9199') }],
    [{ photoURL: addressOf(500) }],
    [{ photoURL: null }],
    [{ photoURL: faceAddress('wink') }],
    [{ acceptsMessages: false, name: 'Maya', bio: 'Hi' }],
  ])('the owner can write %j, and nobody else', async (fields) => {
    await assertFails(change(fields, 'visitor'));
    await assertFails(change(fields, 'other'));
    await assertSucceeds(change(fields));
  });

  it.each([
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: '\n\t' }],
    [{ name: '\u200b\u200b\u200b' }],
    [{ name: '\u00ad' }],
    [{ name: '\u2060\u00a0' }],
    [{ name: '\u3164' }],
    [{ name: '\u115f\u1160\uffa0' }],
    [{ name: '\u2800' }],
    [{ name: '\ufe0f' }],
    [{ name: '\u{e0041}' }],
    [{ name: '42' }],
    [{ name: '👩\u200d🚀' }],
    [{ name: 'Maya\nLind' }],
    [{ name: '\u0000Maya' }],
    [{ name: 'Maya\u009f' }],
    [{ name: 'Maya\u2028Lind' }],
    [{ name: '\u202eevil' }],
    [{ name: 'Maya\u202e' }],
    [{ name: 'Ma\u2067ya' }],
    [{ name: '\u200fMaya' }],
    [{ name: 'x'.repeat(PROFILE_NAME_MAX + 1) }],
    [{ name: null }],
    [{ name: 7 }],
    [{ bio: 'x'.repeat(BIO_MAX + 1) }],
    [{ bio: null }],
    [{ bio: ['Hi'] }],
    [{ photoURL: 'javascript:alert(1)' }],
    [{ photoURL: '/icons/faces/../startup/wink.svg' }],
    [{ photoURL: 'https://lh3.googleusercontent.com/a/photo=s96-c' }],
    [{ photoURL: photoAt('other') }],
    [{ photoURL: photoAt('owner', 'avatar.svg') }],
    [{ photoURL: photoAt('owner', 'avatarxwebp') }],
    [{ photoURL: photoAt('owner', 'other.webp') }],
    [{ photoURL: photoAt('owner%2Fdeeper') }],
    [{ photoURL: `javascript://${photoAt('owner')}` }],
    [{ photoURL: `${photoAt('owner')}#x` }],
    [{ photoURL: photoAt('owner').replace('//', '//me@') }],
    [{ photoURL: addressOf(501) }],
    [{ photoURL: 7 }],
    [{ acceptsMessages: 'yes' }],
    [{ username: 'admin' }],
    [{ uid: 'other' }],
    [{ createdAt: 0 }],
    [{ isSuspended: false }],
    [{ name: 'Maya', isSuspended: false }],
    [{ email: 'maya@example.com' }],
  ])('the owner cannot write %j', async (fields) => {
    await assertFails(change(fields));
  });

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

  describeAccess(() => project, paths.profile('owner'), { owner: ['get'], operator: ['get'] });

  it('cannot be changed', async () => {
    const mine = doc(project.as.owner, paths.profile('owner'));
    await assertFails(updateDoc(mine, { bio: 'Nobody keeps me quiet' }));
    await assertFails(updateDoc(mine, { isSuspended: false }));
  });
});

it.each(CALLERS)('%s learns that a uid has no profile', async (caller) => {
  expect((await assertSucceeds(getDoc(doc(project.as[caller], paths.profile('nobody'))))).exists()).toBe(false);
});
