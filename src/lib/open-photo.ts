import { AVATAR_SIDE_PX } from '@domain/limits.ts';
import { boundedSize, PHOTO_MAX_ZOOM, type Size } from './photo-cut.ts';

export interface OpenPhoto extends Size {
  pixels: HTMLCanvasElement;
  url: string;
  /** Frees its memory. */
  close: () => void;
}

/** Opens a picture upright, without metadata, no larger than its smallest part needs; null if this browser can't. */
export async function openPhoto(file: Blob): Promise<OpenPhoto | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  const pixels = document.createElement('canvas');
  const { width, height } = boundedSize(picture, AVATAR_SIDE_PX * PHOTO_MAX_ZOOM);
  pixels.width = width;
  pixels.height = height;
  const context = pixels.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    // transparent pixels would become black in a JPEG
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
  }
  picture.close();
  const shown = await new Promise<Blob | null>((resolve) => pixels.toBlob(resolve, 'image/jpeg', 0.9));
  if (!context || !shown) return null;
  const url = URL.createObjectURL(shown);
  const close = () => {
    URL.revokeObjectURL(url);
    pixels.width = 0;
  };
  return { width, height, pixels, url, close };
}
