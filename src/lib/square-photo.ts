import { AVATAR_SIDE_PX, AVATAR_STORED_MAX_BYTES } from '@domain/limits.ts';
import { PHOTO_ENDINGS, type PhotoType } from '@domain/profiles/photo.ts';
import { cutMatrix, type PhotoCut } from './photo-cut.ts';

export interface SquarePhoto {
  type: PhotoType;
  data: Blob;
}

/** The best quality that is small enough is used; the last one makes even noise small. */
const QUALITIES = [0.86, 0.7, 0.5, 0.2];
const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(PHOTO_ENDINGS, type);

async function encode(canvas: HTMLCanvasElement): Promise<SquarePhoto | null> {
  for (const wanted of Object.keys(PHOTO_ENDINGS)) {
    for (const quality of QUALITIES) {
      const data = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, quality));
      // a browser that can't write a format returns a PNG instead, many times larger
      if (!data || !isPhotoType(data.type)) break;
      if (data.size <= AVATAR_STORED_MAX_BYTES) return { type: data.type, data };
    }
  }
  return null;
}

/** Returns the chosen part of a photo as a square of AVATAR_SIDE_PX. Null when this browser can't write one. */
export async function toSquarePhoto(photo: HTMLCanvasElement, cut: PhotoCut): Promise<SquarePhoto | null> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE_PX;
  canvas.height = AVATAR_SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.setTransform(...cutMatrix(photo, cut, AVATAR_SIDE_PX));
  context.drawImage(photo, 0, 0);
  return encode(canvas);
}
