/** A square; its place and its width are in percent of the turned photo. */
export interface PhotoCut {
  quarterTurns: number;
  x: number;
  y: number;
  width: number;
}
export interface Size {
  width: number;
  height: number;
}
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

export const PHOTO_MAX_ZOOM = 4;

/** The shorter side is at most `short`, the longer four times that: more of a panorama, some phones can't draw. */
export function boundedSize({ width, height }: Size, short: number): Size {
  const scale = Math.min(1, short / Math.min(width, height), (4 * short) / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function centerCut({ width, height }: Size): PhotoCut {
  const side = Math.min(width, height);
  const percent = (pixels: number, of: number) => (100 * pixels) / of;
  return {
    quarterTurns: 0,
    x: percent((width - side) / 2, width),
    y: percent((height - side) / 2, height),
    width: percent(side, width),
  };
}

/** Returns the transformation that draws a photo so that the chosen part fills a square of `side` pixels. */
export function cutMatrix(
  { width, height }: Size,
  { quarterTurns, x, y, width: part }: PhotoCut,
  side: number,
): Matrix {
  const angle = (quarterTurns * Math.PI) / 2;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const [turnedWidth, turnedHeight] = quarterTurns % 2 === 0 ? [width, height] : [height, width];
  const scale = side / ((part / 100) * turnedWidth);
  // around the photo's center, which stays that of the turned photo
  const left = turnedWidth * (0.5 - x / 100) - (cos * width - sin * height) / 2;
  const top = turnedHeight * (0.5 - y / 100) - (sin * width + cos * height) / 2;
  return [scale * cos, scale * sin, -scale * sin, scale * cos, scale * left, scale * top];
}
