import { AVATAR_MAX_BYTES, AVATAR_SIDE_PX, AVATAR_STORED_MAX_BYTES, BIO_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { backend, type Person } from '../../../testing/backend.ts';
import { goOffline, goOnline, sayOffline } from '../../../testing/network.ts';
import { button } from '../../../testing/on-page.ts';
import { goTo, renderScreen } from '../../../testing/render-screen.tsx';

const told = () => page.getByRole('main').getByRole('alert');
const photo = () => page.getByRole('main').element().querySelector('img:not([src^="/icons/faces/"])');
const addressOf = () => photo()?.getAttribute('src') ?? '';
const namesOf = async (creator: Person) => (await backend.photosOf(creator)).map((path) => path.split('/').at(-1));

async function openTab(creator: Person, options: Parameters<typeof renderScreen>[1] = {}): Promise<void> {
  await renderScreen('/dashboard?tab=profile', { as: creator, ...options });
  await expect.element(page.getByRole('heading', { name: creator.name })).toBeVisible();
}

/** A picture three by two, of the type that its name says. */
async function drawn(name: string, side: number, draw: (context: OffscreenCanvasRenderingContext2D) => void) {
  const canvas = new OffscreenCanvas(side, Math.ceil((side * 2) / 3));
  draw(canvas.getContext('2d') as OffscreenCanvasRenderingContext2D);
  const type = `image/${name.split('.').at(-1)}`;
  return new File([await canvas.convertToBlob({ type })], name, { type });
}
/** Red on its left half and blue on its right. */
const redAndBlue = (name: string) =>
  drawn(name, 90, (context) => {
    for (const [at, color] of ['#f00', '#00f'].entries()) {
      context.fillStyle = color;
      context.fillRect(at * 45, 0, 45, 60);
    }
  });
const png = () => redAndBlue('me.png');
/** A picture that no format makes small. */
const noise = () =>
  drawn('noise.png', AVATAR_SIDE_PX, (context) => {
    const pixels = context.createImageData(AVATAR_SIDE_PX, AVATAR_SIDE_PX);
    for (let from = 0; from < pixels.data.length; from += 65_536)
      crypto.getRandomValues(pixels.data.subarray(from, from + 65_536));
    context.putImageData(pixels, 0, 0);
  });
/** The same held sideways: a camera's note says that its left is the top. */
async function sideways(): Promise<File> {
  const jpeg = new Uint8Array(await (await redAndBlue('camera.jpeg')).arrayBuffer());
  const text = 'Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0';
  const note = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const parts = [jpeg.slice(0, 2), Uint8Array.of(0xff, 0xe1, 0, note.length + 2), note, jpeg.slice(2)];
  // as some Androids name a type
  return new File(parts, 'IMG_0001.bin', { type: 'application/octet-stream' });
}

/** Size of a picture and the colors in the middle of its top and bottom. */
async function look(url: string) {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const colorAt = (y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(width / 2, y, 1, 1).data;
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red}/${blue}`;
  };
  return { width, height, top: colorAt(20), bottom: colorAt(height - 20) };
}

function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = new DataTransfer();
  files.items.add(file);
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}
/** Chooses a photo, and of it what the frame shows at first. */
async function chooseWhole(file: File): Promise<void> {
  choose(file);
  await button('Use photo').click();
}
async function upload(file: File): Promise<void> {
  await chooseWhole(file);
  await expect.element(page.getByText("That's your new photo.")).toBeVisible();
  await button('Dismiss').click();
}

test('an invalid photo shows an error in place, and is not uploaded', async () => {
  const creator = await backend.makeCreator();
  await openTab(creator);
  choose(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(told()).toMatchTextContent("That's not a picture");
  choose(new File([new Uint8Array(AVATAR_MAX_BYTES + 1)], 'huge.png', { type: 'image/png' }));
  await expect.element(told()).toMatchTextContent('larger than 5 MB');
  choose(new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'IMG_1.heic', { type: '' }));
  await expect.element(told()).toMatchTextContent("HEIC photo, as iPhones take them, and this browser can't open it");
  const moving = await (
    await fetch('data:;base64,R0lGODlhAQABAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBADs=')
  ).blob();
  choose(new File([moving], 'dance'));
  await expect.element(page.getByText("This one moves, but your photo won't")).toBeVisible();
  await button('Cancel').click();
  await expect.element(button('Change Photo')).toBeEnabled();
  expect(photo()).toBeNull();
  expect(await backend.photosOf(creator)).toEqual([]);
});

test('a photo is cropped to a small square, replaced under a new URL, and removed', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  sayOffline(); // a browser may be wrong
  await openTab(creator, { size: 'desk', scheme: 'dark' });
  await expect.element(button('Remove Photo')).not.toBeInTheDocument();
  // a browser that writes no WebP stores JPEG
  const { toBlob } = HTMLCanvasElement.prototype;
  const writing = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
  });
  await upload(await sideways());
  expect(await namesOf(creator)).toEqual(['avatar.jpg']);
  const first = addressOf();
  const square = { width: AVATAR_SIDE_PX, height: AVATAR_SIDE_PX };
  expect(await look(first)).toEqual({ ...square, top: 'red', bottom: 'blue' });
  expect(await backend.fileAt(first)).toMatchObject({ type: 'image/jpeg', cacheControl: 'public, max-age=3600' });
  writing.mockRestore();

  await upload(await noise());
  await expect.poll(() => namesOf(creator)).toEqual(['avatar.webp']);
  const second = addressOf();
  expect((await backend.fileAt(second)).bytes).toBeLessThanOrEqual(AVATAR_STORED_MAX_BYTES);
  await upload(await png());
  // the same file under a new address, so that no browser shows the old one for an hour; the old address still leads to it
  expect(await namesOf(creator)).toEqual(['avatar.webp']);
  const third = addressOf();
  expect(third).not.toBe(second);
  expect(await backend.fileAt(second)).toMatchObject({ status: 200 });
  await expect.poll(() => backend.fileAt(first)).toMatchObject({ status: 404 });

  await button('Remove Photo').click();
  await expect.element(button('Yes, remove it')).toHaveFocus();
  await button('Keep it').click();
  expect(addressOf()).toBe(third);
  await button('Remove Photo').click();
  await button('Yes, remove it').click();
  await expect.element(page.getByText('Your photo is gone.')).toBeVisible();
  await expect.poll(photo).toBeNull();
  await expect.element(button('Change Photo')).toHaveFocus();
  await expect.element(button('Remove Photo')).not.toBeInTheDocument();
  expect(await backend.photosOf(creator)).toEqual([]);
});

test('a photo cannot wait for the network; a failed upload restores the old one and can be retried', async () => {
  await openTab(await backend.makeCreator());
  await goOffline();
  choose(await png());
  await expect.element(told()).toMatchTextContent('No connection');
  expect(photo()).toBeNull();
  await goOnline();
  await expect.element(page.getByText(/^(You're offline|No connection to WhoKnows)\.$/)).not.toBeInTheDocument();
  await told().getByRole('button', { name: 'Try again' }).click();
  await button('Use photo').click();
  await expect.element(page.getByText("That's your new photo.")).toBeVisible();
  await button('Dismiss').click();
  const before = addressOf();
  // uploads only: the old photo is still shown
  await commands.answerRequests('**/v0/b/*/o?**');
  await chooseWhole(await png());
  await expect.poll(addressOf).toMatch(/^blob:/);
  await expect.element(page.getByText('Uploading...')).toBeVisible();
  await expect.element(told()).toMatchTextContent('No connection');
  await expect.element(told()).toMatchTextContent('Your photo is as it was.');
  await expect.element(told()).not.toMatchTextContent('typed');
  await expect.poll(addressOf).toBe(before);
  await commands.releaseRequests();
  await told().getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText("That's your new photo.")).toBeVisible();
  expect(addressOf()).not.toBe(before);
});

test('an upload that the profile refuses leaves no file behind', async () => {
  const creator = await backend.makeCreator();
  await openTab(creator);
  const tooLong = 'x'.repeat(BIO_MAX + 1);
  await backend.merge(paths.profile(creator.uid), { bio: tooLong });
  await expect.element(page.getByText(tooLong)).toBeVisible();
  await chooseWhole(await png());
  await expect.element(told()).toMatchTextContent("This change wasn't accepted.");
  expect(photo()).toBeNull();
  expect(await backend.photosOf(creator)).toEqual([]);
});

test('a photo whose file is gone is replaced by a drawn face', async () => {
  const creator = await backend.makeCreator();
  await backend.merge(paths.profile(creator.uid), { photoURL: 'http://localhost/gone.webp' });
  await commands.answerRequests('**/gone.webp', { status: 404, json: {} });
  await openTab(creator);
  await expect.poll(photo).toBeNull();
});

test("a creator's own public profile has its actions and the photo, and updates live", async () => {
  const creator = await backend.makeCreator();
  await renderScreen(`/${creator.username}`, { as: creator });
  await expect.element(page.getByRole('link', { name: 'Create Your First Quiz' })).toBeVisible();
  const counts = () =>
    [...document.querySelectorAll('dl > div')].find((one) => one.textContent?.includes('Public quiz'))?.lastChild;
  await expect.poll(counts).toMatchTextContent('0');
  await upload(await png());
  expect(addressOf()).toMatch(/avatar\.webp/);
  await backend.makeQuiz(creator, 'know-me', { title: 'Brand new one' });
  await expect.element(page.getByRole('heading', { name: 'Brand new one' })).toBeVisible();
  await expect.poll(counts).toMatchTextContent('1');
});

test.for(['nobody', 'another'] as const)("%s who only looks like the owner gets the visitor's page", async (who) => {
  const { uid, username } = await backend.makeCreator();
  await renderScreen('/about', who === 'nobody' ? {} : { as: await backend.makeCreator() });
  localStorage.setItem('whoknows-session', JSON.stringify({ uid, username }));
  goTo(`/${username}`);
  await expect.element(button('Send Anonymous Message')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /hasn't shared any quizzes yet/ })).toBeVisible();
  await expect.element(button('Change Photo')).not.toBeInTheDocument();
});
