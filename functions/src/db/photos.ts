import { closedPaths } from '@domain/closed-paths.ts';
import { ownPhotoPath } from '@domain/profiles/photo.ts';
import { projectHasFiles } from '../support/config.ts';
import { db } from './firestore.ts';

const NOT_FOUND = 404;
const isNotFound = (error: unknown) => error instanceof Error && 'code' in error && error.code === NOT_FOUND;
const ALREADY_THERE = 412;
const isAlreadyThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === ALREADY_THERE;

/** Deletes a person's files. The Storage SDK is large, so it is loaded on first use. */
export async function deletePhotos(uid: string): Promise<void> {
  if (!projectHasFiles()) return;
  const { getStorage } = await import('firebase-admin/storage');
  try {
    // the security rules allow one file per format here, so the list is short
    const [files] = await getStorage()
      .bucket()
      .getFiles({ prefix: `profile-images/${uid}/` });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  } catch (error) {
    // the bucket is named but was never created
    if (!isNotFound(error)) throw error;
  }
}

const EVIDENCE = 'evidence/';

/** A photo by its content, as its owner can put another one under the same address, or the same one under another. */
export interface StoredPhoto {
  /** The MD5 of the file, in hex. */
  photo: string;
  path: string;
  generation: string | number | undefined;
}

/** Returns the file behind a photo's address; null if there is none, as with a photo from elsewhere. */
export async function fetchPhoto(uid: string, photoURL: string | null): Promise<StoredPhoto | null> {
  const path = ownPhotoPath(uid, photoURL);
  if (path === null || !projectHasFiles()) return null;
  const { getStorage } = await import('firebase-admin/storage');
  try {
    const [{ md5Hash, generation }] = await getStorage().bucket().file(path).getMetadata();
    return { path, photo: Buffer.from(md5Hash ?? '', 'base64').toString('hex'), generation };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}

/** Copies a photo as evidence for operators. Returns the copy's path; null if its owner has replaced it meanwhile. */
export async function keepPhoto({ path, generation, photo }: StoredPhoto, reportId: string): Promise<string | null> {
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage().bucket();
  const kept = `${EVIDENCE}${reportId}/${photo}`;
  try {
    await bucket.file(path, { ...(generation !== undefined && { generation }) }).copy(bucket.file(kept));
    return kept;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}

/** Copies a photo back from the evidence, unless there is another by now. */
export async function restorePhoto(uid: string, photoURL: string, kept: string): Promise<void> {
  const path = ownPhotoPath(uid, photoURL);
  if (path === null || !projectHasFiles()) return;
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage().bucket();
  try {
    await bucket.file(kept).copy(bucket.file(path), { preconditionOpts: { ifGenerationMatch: 0 } });
  } catch (error) {
    if (!isNotFound(error) && !isAlreadyThere(error)) throw error;
  }
}

/** A copy is made before its report. */
const EVIDENCE_GRACE_MS = 24 * 3_600_000;
const EVIDENCE_PAGE = 100;

/** Deletes the copies whose report has ended. Throws the signal's reason between two pages. */
export async function deleteEndedEvidence(now: number, signal?: AbortSignal): Promise<void> {
  if (!projectHasFiles()) return;
  const { getStorage } = await import('firebase-admin/storage');
  try {
    const [files] = await getStorage().bucket().getFiles({ prefix: EVIDENCE });
    const older = files.filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') <= now - EVIDENCE_GRACE_MS);
    for (let from = 0; from < older.length; from += EVIDENCE_PAGE) {
      signal?.throwIfAborted();
      const some = older.slice(from, from + EVIDENCE_PAGE);
      const reports = await db().getAll(
        ...some.map(({ name }) => db().doc(closedPaths.report(name.split('/')[1] ?? ''))),
      );
      const ended = some.filter((_, index) => !reports[index]?.exists);
      await Promise.all(ended.map((file) => file.delete({ ignoreNotFound: true })));
    }
  } catch (error) {
    // the bucket was never created
    if (!isNotFound(error)) throw error;
  }
}
