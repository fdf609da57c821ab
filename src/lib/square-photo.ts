import { AVATAR_SIDE_PX, AVATAR_STORED_MAX_BYTES } from '@domain/limits.ts';
import { PHOTO_ENDINGS, type PhotoType } from '@domain/profiles/photo.ts';

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

/**
 * Returns the center of a picture as an upright square of AVATAR_SIDE_PX, without metadata such as the place. Null when
 * this browser can't open the file.
 */
export async function toSquarePhoto(file: Blob): Promise<SquarePhoto | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE_PX;
  canvas.height = AVATAR_SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const side = Math.min(picture.width, picture.height);
  context.imageSmoothingQuality = 'high';
  // transparent pixels would become black in a JPEG
  context.fillStyle = '#fff';
  context.fillRect(0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX);
  picture.close();
  return encode(canvas);
}
