/** How much of a file says what it is, with what a camera notes before the picture. */
export const PICTURE_HEAD_BYTES = 16 * 1024;

export interface PictureFile {
  type: string;
  /** Only its first picture becomes a photo. */
  isAnimated: boolean;
}

/** Each format's first bytes, from an offset on. */
const SIGNATURES: ReadonlyArray<readonly [type: string, at: number, names: readonly string[]]> = [
  ['image/jpeg', 0, ['\xff\xd8\xff']],
  ['image/png', 0, ['\x89PNG\r\n\x1a\n']],
  ['image/gif', 0, ['GIF87a', 'GIF89a']],
  ['image/tiff', 0, ['II*\0', 'MM\0*']],
  ['image/x-icon', 0, ['\0\0\x01\0']],
  ['image/jxl', 0, ['\xff\x0a', '\0\0\0\x0cJXL ']],
  ['image/webp', 8, ['WEBP']],
  ['image/avif', 4, ['ftypavif', 'ftypavis']],
  ['image/heic', 4, ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'].map((brand) => `ftyp${brand}`)],
];
/** Container of the last two formats, of which one is among the names that follow. */
const EITHER = ['ftypmif1', 'ftypmsf1'];

function typeOf(head: string): string | undefined {
  if (EITHER.some((name) => head.startsWith(name, 4)))
    return /avi[fs]/.test(head.slice(16, 64)) ? 'image/avif' : 'image/heic';
  return SIGNATURES.find(([, at, names]) => names.some((name) => head.startsWith(name, at)))?.[0];
}

/** The bit of a WebP's header that says so. */
const WEBP_ANIMATED = 0b10;

function isAnimated(type: string, head: string): boolean {
  if (type === 'image/gif') return head.includes('NETSCAPE');
  if (type === 'image/png') return head.includes('acTL');
  if (type === 'image/webp') return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & WEBP_ANIMATED) !== 0;
  return ['ftypavis', 'ftyphevc', 'ftypmsf1'].some((name) => head.startsWith(name, 4));
}

/** Returns what a file is by how it begins: systems and endings are often wrong. Null where it's no known picture. */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const head = Array.from(bytes.subarray(0, PICTURE_HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('');
  const type = typeOf(head);
  return type === undefined ? null : { type, isAnimated: isAnimated(type, head) };
}
