import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { findPhotoProblem, type PhotoProblem } from '@domain/profiles/photo.ts';
import { PICTURE_HEAD_BYTES, type PictureFile, readPictureFile } from '@domain/profiles/picture-file.ts';
import { create } from 'zustand';
import { removeAvatar, saveAvatar } from '../data/avatars.ts';
import { i18n } from '../i18n/i18n.ts';
import { type OpenPhoto, openPhoto } from '../lib/open-photo.ts';
import type { PhotoCut } from '../lib/photo-cut.ts';
import { type SquarePhoto, toSquarePhoto } from '../lib/square-photo.ts';
import { useConnection } from '../stores/connection.ts';
import { notify } from '../stores/notices.ts';
import { useSession } from './state.ts';

interface PhotoChoice {
  photo: OpenPhoto;
  /** It moves, and the photo won't. */
  isAnimated: boolean;
  use: (cut: PhotoCut) => void;
  cancel: () => void;
  /** Ends the choice because the screen for it could not be loaded. */
  fail: () => void;
}

/** A change of the signed-in creator's photo. It continues when the person leaves the page. */
interface OwnPhoto {
  doing: 'opening' | 'uploading' | 'removing' | null;
  /** The chosen file, until the person has said which part of it is the photo. */
  choice: PhotoChoice | null;
  preview: string | null;
  /** Why the last change did not work. */
  problem: PhotoProblem | ErrorCode | null;
  /** Retries the failed change; null where it would fail the same way. */
  retry: (() => void) | null;
}
const IDLE: OwnPhoto = { doing: null, choice: null, preview: null, problem: null, retry: null };

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
    if (!useConnection.getState().isOnline) throw new DomainError('network');
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

async function uploadCut(photo: OpenPhoto, cut: PhotoCut): Promise<void> {
  set({ doing: 'uploading' });
  const square = await toSquarePhoto(photo.pixels, cut);
  photo.close();
  if (square) await upload(square);
  else set({ problem: 'unreadable' });
}

/** Returns what a file is by its beginning; null for one that is gone, too. */
async function contentOf(file: File): Promise<PictureFile | null> {
  const head = await file
    .slice(0, PICTURE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return readPictureFile(new Uint8Array(head));
}

/** Opens a chosen file and asks which part of it is the photo. Unsuitable files are refused. */
export async function changePhoto(file: File): Promise<void> {
  if (isBusy()) return;
  const retry = () => void changePhoto(file);
  set({ doing: 'opening' });
  const opening = useOwnPhoto.getState();
  const content = await contentOf(file);
  const problem = findPhotoProblem(file, content);
  // the upload would fail: say so before the person crops the photo
  const isOffline = problem === null && !useConnection.getState().isOnline;
  const photo =
    problem || isOffline
      ? null
      : await openPhoto(content ? file.slice(0, file.size, content.type) : file).catch(() => null);
  // the person has left the page
  if (useOwnPhoto.getState() !== opening) return photo?.close();
  if (isOffline) return set({ problem: 'network', retry });
  if (!photo) return set({ problem: problem ?? (content?.type === 'image/heic' ? 'heic' : 'unreadable') });
  // a second tap, and what comes after the person has left, are too late
  const isOpen = () => useOwnPhoto.getState().choice?.photo === photo;
  const end = (state: Partial<OwnPhoto>) => {
    if (!isOpen()) return;
    photo.close();
    set(state);
  };
  const choice: PhotoChoice = {
    photo,
    isAnimated: content?.isAnimated ?? false,
    use: (cut) => void (isOpen() && uploadCut(photo, cut)),
    cancel: () => end({}),
    fail: () => end({ problem: 'network', retry }),
  };
  set({ choice });
}

/** Forgets a file that was only chosen, and the problem, when the person leaves the page. A running change continues. */
export function leavePhoto(): void {
  const { doing, choice } = useOwnPhoto.getState();
  choice?.photo.close();
  if (doing === null || doing === 'opening') set({});
}

export async function removePhoto(): Promise<void> {
  if (isBusy()) return;
  await run({
    state: { doing: 'removing' },
    work: () => removeAvatar(photoURL()),
    retry: () => void removePhoto(),
    notice: 'profile-settings:photo.removed',
  });
}
