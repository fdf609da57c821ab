import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteObject, type FirebaseStorage, getBytes, listAll, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closedPaths } from '../../domain/closed-paths.ts';
import { AVATAR_STORED_MAX_BYTES } from '../../domain/limits.ts';
import { CALLERS, type Caller, GUEST_TOKEN, KNOWN_TOKEN, OPERATOR_TOKEN } from './support/project.ts';

// Google's own Storage emulator is not on npm: its rules are tried on the default backend only
const HOST = process.env['OFFICIAL_SUITE'] ? undefined : process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
const PROJECT = process.env['GCLOUD_PROJECT'] ?? 'demo-whoknows';
const MINE = 'profile-images/owner/avatar.webp';
const WEBP = { contentType: 'image/webp' };

describe.skipIf(!HOST)('storage.rules', () => {
  let environment: RulesTestEnvironment;
  let as: Record<Caller, FirebaseStorage>;
  beforeAll(async () => {
    const { hostname, port } = new URL(`http://${HOST}`);
    environment = await initializeTestEnvironment({
      // Storage has one set of rules for all projects: those that the backend was started with
      projectId: PROJECT,
      storage: { host: hostname, port: Number(port) },
    });
    const storageOf = (context: RulesTestContext) => {
      const storage = context.storage();
      storage.setMaxOperationRetryTime(2000);
      storage.setMaxUploadRetryTime(2000);
      return storage as unknown as FirebaseStorage;
    };
    as = {
      visitor: storageOf(environment.unauthenticatedContext()),
      other: storageOf(environment.authenticatedContext('other')),
      owner: storageOf(environment.authenticatedContext('owner')),
      operator: storageOf(environment.authenticatedContext('operator', OPERATOR_TOKEN)),
    };
  });
  afterAll(() => environment.cleanup());
  beforeEach(async () => {
    await environment.clearStorage();
    await uploadBytes(ref(as.owner, MINE), new Uint8Array(8), WEBP);
  });

  const put = (caller: Caller, path: string, bytes = 8, metadata: object = WEBP) =>
    uploadBytes(ref(as[caller], path), new Uint8Array(bytes), metadata);
  const isRefused = (work: Promise<unknown>) =>
    expect(work).rejects.toMatchObject({ code: expect.stringMatching(/unauthorized|unauthenticated/) });

  it.each(CALLERS)('%s can read a picture, but no list', async (caller) => {
    expect((await getBytes(ref(as[caller], MINE))).byteLength).toBe(8);
    await isRefused(listAll(ref(as[caller], 'profile-images/owner')));
  });

  it('owners can replace and delete their own picture', async () => {
    await put('owner', MINE, AVATAR_STORED_MAX_BYTES);
    await deleteObject(ref(as.owner, MINE));
  });

  it('a suspended person cannot upload a picture, and only they see theirs; nobody can while uploads are off; all can delete theirs', async () => {
    const write = async (path: string, method: 'PATCH' | 'DELETE') => {
      const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
      const init = { method, headers: { authorization: 'Bearer owner' }, ...(method === 'PATCH' && { body: '{}' }) };
      expect((await fetch(address, init)).status).toBe(200);
    };
    for (const path of [closedPaths.suspension('owner'), closedPaths.switchedOff('pictures')]) {
      await write(path, 'PATCH');
      try {
        await isRefused(put('owner', MINE));
        if (path === closedPaths.suspension('owner')) await isRefused(getBytes(ref(as.visitor, MINE)));
        expect((await getBytes(ref(as.owner, MINE))).byteLength).toBe(8);
        await deleteObject(ref(as.owner, MINE));
      } finally {
        await write(path, 'DELETE');
      }
      await put('owner', MINE);
    }
  });

  it('a picture may be a JPEG or a WebP', async () => {
    // that it isn't packed is said in these ways
    for (const [ending, type] of [
      ['jpg', 'jpeg'],
      ['webp', 'webp'],
    ])
      for (const packing of [{}, { contentEncoding: 'identity' }, { contentEncoding: '' }])
        await put('owner', `profile-images/owner/avatar.${ending}`, 8, { contentType: `image/${type}`, ...packing });
  });

  it('a guest cannot upload a picture, but can delete theirs', async () => {
    const guest = environment.authenticatedContext('owner', GUEST_TOKEN).storage() as unknown as FirebaseStorage;
    await isRefused(uploadBytes(ref(guest, MINE), new Uint8Array(8), WEBP));
    await deleteObject(ref(guest, MINE));
    const known = environment.authenticatedContext('owner', KNOWN_TOKEN).storage() as unknown as FirebaseStorage;
    await uploadBytes(ref(known, MINE), new Uint8Array(8), WEBP);
  });

  it.each(['visitor', 'other'] as const)('%s can write nothing', async (caller) => {
    await isRefused(put(caller, MINE));
    await isRefused(put(caller, 'profile-images/owner/avatar.jpg', 8, { contentType: 'image/jpeg' }));
    await isRefused(deleteObject(ref(as[caller], MINE)));
  });

  describe('the copy of a reported photo', () => {
    const KEPT = 'evidence/photo.owner.0123456789abcdef/d41d8cd98f00b204e9800998ecf8427e';
    beforeEach(() =>
      environment.withSecurityRulesDisabled(async (context) => {
        await uploadBytes(ref(context.storage() as unknown as FirebaseStorage, KEPT), new Uint8Array(8), WEBP);
      }),
    );

    it('is readable by operators', async () => {
      expect((await getBytes(ref(as.operator, KEPT))).byteLength).toBe(8);
    });

    it.each<[string, Readonly<Record<string, unknown>>]>([
      ['was never made one', {}],
      ['gave no second factor', { operator: true, firebase: { sign_in_provider: 'password' } }],
      ['is none any more', { ...OPERATOR_TOKEN, operator: false }],
    ])('is refused to somebody who %s', async (_, token) => {
      const storage = environment.authenticatedContext('operator', token).storage();
      await isRefused(getBytes(ref(storage as unknown as FirebaseStorage, KEPT)));
    });

    it.each(CALLERS)('%s cannot write or list it, nor read it without being an operator', async (caller) => {
      if (caller !== 'operator') await isRefused(getBytes(ref(as[caller], KEPT)));
      await isRefused(listAll(ref(as[caller], 'evidence')));
      await isRefused(put(caller, KEPT));
      await isRefused(deleteObject(ref(as[caller], KEPT)));
    });
  });

  it.each<[string, string, number, object]>([
    ['a large picture', MINE, AVATAR_STORED_MAX_BYTES + 1, WEBP],
    ['a format the app does not make', MINE, 8, { contentType: 'image/png' }],
    ['a page', MINE, 8, { contentType: 'text/html' }],
    ['what is packed', MINE, 8, { ...WEBP, contentEncoding: 'gzip' }],
    ['what is packed twice', MINE, 8, { ...WEBP, contentEncoding: 'gzip, br' }],
    ['a picture that can carry a script', 'profile-images/owner/avatar.webp', 8, { contentType: 'image/svg+xml' }],
  ])('owners do not write %s', async (_, path, bytes, metadata) => {
    await isRefused(put('owner', path, bytes, metadata));
  });

  it("owners write no other file, nor another's", async () => {
    for (const path of [
      'profile-images/owner/other.webp',
      'profile-images/owner/avatar.png',
      'profile-images/owner/avatar-webp',
      'profile-images/owner/deep/avatar.webp',
      'profile-images/other/avatar.webp',
      'elsewhere/avatar.webp',
    ])
      await isRefused(put('owner', path));
  });
});
