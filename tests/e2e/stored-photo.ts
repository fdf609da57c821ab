import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { uploadPhoto } from './photo-upload.ts';
import { changeProfile } from './public-copies.ts';
import type { Creator } from './support.ts';

/** Gives a creator a photo, past the screens; `page` draws it and may show anything. Returns its address and its bytes. */
export async function storePhoto(page: Page, creator: Creator): Promise<{ photoURL: string; photo: Buffer }> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
    return canvas.toDataURL('image/webp').split(',')[1] ?? '';
  });
  const photo = Buffer.from(drawn, 'base64');
  const photoURL = await uploadPhoto(creator.uid, photo);
  await changeProfile(creator, { photoURL });
  return { photoURL, photo };
}
