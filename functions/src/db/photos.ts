import { projectHasFiles } from '../support/config.ts';

const NOT_FOUND = 404;

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
    if (!(error instanceof Error && 'code' in error && error.code === NOT_FOUND)) throw error;
  }
}
