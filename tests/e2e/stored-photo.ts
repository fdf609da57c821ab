import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { photoPath } from '../../domain/profiles/photo.ts';
import { PROJECT } from '../../scripts/lib/project.ts';
import { changeProfile } from './public-copies.ts';
import { type Creator, expect } from './support.ts';

// as the app's own pages name it
const STORAGE = `http://localhost:${process.env['FIREBASE_STORAGE_EMULATOR_HOST']?.split(':')[1]}`;
const BUCKET = `${PROJECT}.appspot.com`;

/** Gives a creator a photo, past the screens; `page` draws it and may show anything. Returns its address and its bytes. */
export async function storePhoto(page: Page, creator: Creator): Promise<{ photoURL: string; photo: Buffer }> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
    return canvas.toDataURL('image/webp').split(',')[1] ?? '';
  });
  const photo = Buffer.from(drawn, 'base64');
  const name = encodeURIComponent(photoPath(creator.uid, 'image/webp'));
  const stored = await fetch(`${STORAGE}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${name}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'image/webp' },
    body: new Uint8Array(photo),
  });
  expect(stored.status).toBe(200);
  const photoURL = `${STORAGE}/v0/b/${BUCKET}/o/${name}?alt=media&v=1`;
  await changeProfile(creator, { photoURL });
  return { photoURL, photo };
}
