import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Returns a PNG of at most 16 colors, four bits each: a screen of one color with an icon in it is 3 to 6 kB. */
export function indexedPng(
  { width, height }: { width: number; height: number },
  colors: readonly Color[],
  colorAt: (x: number, y: number) => number,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([4, 3], 8); // bits per pixel; colors by number
  const line = Math.ceil(width / 2) + 1; // the first byte names the line's filter: none
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * line + 1 + (x >> 1);
      pixels[at] = (pixels[at] ?? 0) | (colorAt(x, y) << (x % 2 === 0 ? 4 : 0));
    }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', deflateSync(pixels, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
