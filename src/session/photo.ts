import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { findPhotoProblem, type PhotoProblem } from '@domain/profiles/photo.ts';
import { create } from 'zustand';
import { removeAvatar, saveAvatar } from '../data/avatars.ts';
import { i18n } from '../i18n/i18n.ts';
import { type SquarePhoto, toSquarePhoto } from '../lib/square-photo.ts';
import { notify } from '../stores/notices.ts';
import { isOfflineNow } from '../stores/sync-status.ts';
import { useSession } from './state.ts';

/** A change of the signed-in creator's photo. It continues when the person leaves the page. */
interface OwnPhoto {
  doing: 'uploading' | 'removing' | null;
  /** The new photo while it is uploaded. */
  preview: string | null;
  /** Why the last change did not work. */
  problem: PhotoProblem | ErrorCode | null;
  /** Retries the failed change; null where it would fail the same way. */
  retry: (() => void) | null;
}
const IDLE: OwnPhoto = { doing: null, preview: null, problem: null, retry: null };

export const useOwnPhoto = create<OwnPhoto>(() => IDLE);

const set = (state: Partial<OwnPhoto>) => useOwnPhoto.setState({ ...IDLE, ...state });
const photoURL = () => useSession.getState().profile?.photoURL ?? null;

interface Change {
  state: Partial<OwnPhoto>;
  work: () => Promise<void>;
  retry: () => void;
  notice: 'profile-settings:photo.saved' | 'profile-settings:photo.removed';
}
async function run({ state, work, retry, notice }: Change): Promise<void> {
  set(state);
  try {
    // the SDK would retry for a while before it fails
    if (isOfflineNow()) throw new DomainError('network');
    await work();
    set({});
    notify({ kind: 'info', title: i18n.t(notice) });
  } catch (error) {
    set({ problem: error instanceof DomainError ? error.code : 'internal', retry });
  }
}

async function upload(photo: SquarePhoto): Promise<void> {
  const preview = URL.createObjectURL(photo.data);
  await run({
    state: { doing: 'uploading', preview },
    work: () => saveAvatar(photo, photoURL()),
    retry: () => void upload(photo),
    notice: 'profile-settings:photo.saved',
  });
  URL.revokeObjectURL(preview);
}

const isBusy = () => useOwnPhoto.getState().doing !== null;

/** Sets a chosen file as the photo, cropped to a square. Unsuitable files are refused before the upload. */
export async function changePhoto(file: File): Promise<void> {
  if (isBusy()) return;
  const problem = findPhotoProblem(file);
  if (problem) return set({ problem });
  set({ doing: 'uploading' });
  const photo = await toSquarePhoto(file).catch(() => null);
  if (photo) await upload(photo);
  else set({ problem: 'unreadable' });
}

/** Clears the problem when the person leaves the page. A running change continues. */
export function forgetPhotoProblem(): void {
  if (!isBusy()) set({});
}

/** Removes the photo. */
export async function removePhoto(): Promise<void> {
  if (isBusy()) return;
  await run({
    state: { doing: 'removing' },
    work: () => removeAvatar(photoURL()),
    retry: () => void removePhoto(),
    notice: 'profile-settings:photo.removed',
  });
}
