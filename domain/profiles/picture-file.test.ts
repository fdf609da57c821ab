import { expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { readPictureFile } from './picture-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe1..Exif', 'image/jpeg', false],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR....IDAT', 'image/png', false],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR....acTL....IDAT', 'image/png', true],
  ['GIF89a..........,', 'image/gif', false],
  ['GIF89a..........!\xff\x0bNETSCAPE2.0', 'image/gif', true],
  ['RIFF....WEBPVP8 ....', 'image/webp', false],
  ['RIFF....WEBPVP8X\x0a\0\0\0\x10', 'image/webp', false],
  ['RIFF....WEBPVP8X\x0a\0\0\0\x12', 'image/webp', true],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic', false],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic', false],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1avif', 'image/avif', false],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'image/avif', false],
  ['\0\0\0\x1cftypavis\0\0\0\0', 'image/avif', true],
])('%j is %s', (head, type, isAnimated) => expect(readPictureFile(bytes(head))).toEqual({ type, isAnimated }));

it.each([
  '',
  'hello',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  'PK\x03\x04',
  '\0\0\0\x18ftypmp42',
  'BMW',
])('%j is no picture', (head) => expect(readPictureFile(bytes(head))).toBeNull());

it('takes any file', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (head) => readPictureFile(head) !== undefined));
  expect(readPictureFile(bytes('GIF89a'.repeat(100_000)))).toEqual({ type: 'image/gif', isAnimated: false });
});
