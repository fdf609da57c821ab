import { describe, expect, test } from 'vitest';
import { AVATAR_MAX_BYTES } from '../limits.ts';
import { findPhotoProblem, ownPhotoPath, photoPath } from './photo.ts';

const JPEG = { type: 'image/jpeg', isAnimated: false };
test.each([
  ['image/png', JPEG, 1, null],
  ['application/octet-stream', JPEG, 1, null],
  ['', JPEG, AVATAR_MAX_BYTES, null],
  ['text/plain', JPEG, 1, null],
  ['image/heic', null, AVATAR_MAX_BYTES, null],
  ['image/png', JPEG, AVATAR_MAX_BYTES + 1, 'too-large'],
  ['', null, 10, 'not-image'],
  ['text/plain', null, 1, 'not-image'],
  ['video/mp4', null, AVATAR_MAX_BYTES + 1, 'not-image'],
])('a file of type "%s" that begins as %j with %i bytes: %s', (type, content, size, problem) => {
  expect(findPhotoProblem({ type, size }, content)).toBe(problem);
});

describe('the file behind a photo URL', () => {
  const at = (host: string, path: string) =>
    `${host}/v0/b/demo.appspot.com/o/${encodeURIComponent(path)}?alt=media&v=7`;

  test.each(['http://127.0.0.1:9199', 'https://firebasestorage.googleapis.com'])('is in our storage at %s', (host) => {
    expect(ownPhotoPath('maya', at(host, photoPath('maya', 'image/jpeg')))).toBe('profile-images/maya/avatar.jpg');
    expect(ownPhotoPath('maya', at(host, photoPath('maya', 'image/webp')))).toBe('profile-images/maya/avatar.webp');
  });

  test.each([
    null,
    '',
    'https://lh3.googleusercontent.com/a/photo=s96-c',
    at('https://firebasestorage.googleapis.com', 'profile-images/other/avatar.webp'),
    at('https://firebasestorage.googleapis.com', 'profile-images/maya/deeper/avatar.webp'),
    at('https://firebasestorage.googleapis.com', 'elsewhere/maya/avatar.webp'),
  ])('is not in our storage: %s', (address) => {
    expect(ownPhotoPath('maya', address)).toBeNull();
  });
});
