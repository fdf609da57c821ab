import { photoPath } from '@domain/profiles/photo.ts';
import { PROJECT } from './backend.ts';
import type { Person } from './people.ts';

// Google's own Storage emulator is not on npm: files are tried on the default backend only
const HOST = process.env['OFFICIAL_SUITE'] ? undefined : process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
export const hasStorage = HOST !== undefined;

const FILES = `http://${HOST}/v0/b/${PROJECT}.appspot.com/o`;
const fileOf = (uid: string) => encodeURIComponent(photoPath(uid, 'image/webp'));

/** Uploads a profile photo as the app does; gives the status. */
export async function uploadPhoto({ uid, token }: Person, content = '\0\0\0\0\0\0\0\0'): Promise<number> {
  const reply = await fetch(`${FILES}?name=${fileOf(uid)}`, {
    method: 'POST',
    headers: { 'content-type': 'image/webp', authorization: `Firebase ${token}` },
    body: content,
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** The status of looking at somebody's photo; by default as a visitor, who sees none of a suspended creator. */
export async function photoStatus(uid: string, bearer?: 'owner'): Promise<number> {
  const reply = await fetch(`${FILES}/${fileOf(uid)}`, {
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
  await reply.arrayBuffer();
  return reply.status;
}
