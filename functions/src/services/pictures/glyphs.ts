import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** `cmap` among the tags that WOFF2 abbreviates, and the two that it stores in another form. */
const [CMAP, GLYF, LOCA] = [0, 10, 11];
const HEADER_BYTES = 48;

/** Returns a WOFF2 file's table of characters (W3C, WOFF 2.0, section 4). */
function readCmap(woff: Buffer): Buffer {
  let at = HEADER_BYTES;
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = woff[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables = woff.readUInt16BE(12);
  let [offset, start, end] = [0, 0, 0];
  for (let table = 0; table < tables; table++) {
    const flags = woff[at++] ?? 0;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = readLength();
    const version = flags >> 6;
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const stored = isTransformed ? readLength() : length;
    if (tag === CMAP) [start, end] = [offset, offset + length];
    offset += stored;
  }
  return brotliDecompressSync(woff.subarray(at, at + woff.readUInt32BE(20))).subarray(start, end);
}

type Find = (code: number) => boolean;

/** Segments of the basic plane, each with a difference or a place in a list of glyphs (OpenType, cmap, format 4). */
function readSegments(table: Buffer): Find {
  const count = table.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + 2 * count];
  const [deltas, offsets] = [starts + 2 * count, starts + 4 * count];
  return (code) => {
    for (let segment = 0; segment < count; segment++) {
      if (code > table.readUInt16BE(ends + 2 * segment)) continue;
      const start = table.readUInt16BE(starts + 2 * segment);
      if (code < start) return false;
      const place = offsets + 2 * segment;
      const offset = table.readUInt16BE(place);
      const delta = table.readUInt16BE(deltas + 2 * segment);
      const glyph = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - start));
      return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0;
    }
    return false;
  };
}

/** Groups of any characters (format 12). */
function readGroups(table: Buffer): Find {
  const count = table.readUInt32BE(12);
  return (code) => {
    for (let at = 16; at < 16 + 12 * count; at += 12)
      if (code <= table.readUInt32BE(at + 4)) return code >= table.readUInt32BE(at);
    return false;
  };
}

function readFont(path: string): Find {
  const cmap = readCmap(readFileSync(path));
  const found = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = table.readUInt16BE(0);
    return format === 12 ? readGroups(table) : format === 4 ? readSegments(table) : () => false;
  });
  return (code) => found.some((find) => find(code));
}

const fonts = new Map<string, Find>();

/** Returns whether a font file has a glyph for a character: more are listed for it than it has. */
export function hasGlyph(path: string, code: number): boolean {
  const font = fonts.get(path) ?? readFont(path);
  fonts.set(path, font);
  return font(code);
}
