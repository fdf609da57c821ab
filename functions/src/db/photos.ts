import { projectHasFiles } from '../support/config.ts';

const NOT_FOUND = 404;

/**
 * Deletes every file in a person's folder of Storage. A project without a bucket has no files; the SDK for them is
 * large and is loaded when it is needed.
 */
export async function deletePhotos(uid: string): Promise<void> {
  if (!projectHasFiles()) return;
  const { getStorage } = await import('firebase-admin/storage');
  try {
    // the rules let a person have one file of each format there, so this is no long list
    const [files] = await getStorage()
      .bucket()
      .getFiles({ prefix: `profile-images/${uid}/` });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  } catch (error) {
    // a bucket that is named and was never made
    if (!(error instanceof Error && 'code' in error && error.code === NOT_FOUND)) throw error;
  }
}
