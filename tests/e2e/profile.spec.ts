import type { Page, Response } from '@playwright/test';
import { AVATAR_MAX_BYTES, AVATAR_SIDE_PX, AVATAR_STORED_MAX_BYTES, BIO_MAX } from '../../domain/limits.ts';
import { paths } from '../../domain/paths.ts';
import { PROJECT } from '../../scripts/lib/project.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { isPublic, isQuizPublic } from './public-copies.ts';
import { type Creator, expect, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

const STORAGE = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;

/** The files in a creator's folder, as the operator sees them: past the rules. */
async function storedPhotos({ uid }: Creator): Promise<{ name: string; cacheControl: string }[]> {
  const reply = await fetch(`${STORAGE}/storage/v1/b/${PROJECT}.appspot.com/o?prefix=profile-images/${uid}/`);
  return ((await reply.json()) as { items?: { name: string; cacheControl: string }[] }).items ?? [];
}
const namesOf = async (creator: Creator) => (await storedPhotos(creator)).map(({ name }) => name.split('/').at(-1));

/** Puts something into a profile that its owner cannot, so that the rules refuse whatever the owner changes beside it. */
const spoil = ({ uid }: Creator, field: 'bio' | 'photoURL', value: string) =>
  db()
    .doc(paths.profile(uid))
    .update({ [field]: value });

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const fileOf = (name: string, mimeType: string, bytes: readonly number[] | string): Upload => ({
  name,
  mimeType,
  buffer: typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes),
});

/** A picture of 90 x 60, red on its left half and blue on its right. */
function picture(page: Page, type: 'image/png' | 'image/jpeg'): Promise<number[]> {
  return page.evaluate(async (type) => {
    const canvas = document.createElement('canvas');
    canvas.width = 90;
    canvas.height = 60;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (const [left, color] of [
      [0, '#f00'],
      [45, '#00f'],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(left, 0, 45, 60);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
    return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? []));
  }, type);
}
/** A picture that no format makes small. */
async function noisePhoto(page: Page): Promise<Upload> {
  const base64 = await page.evaluate((side) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const noise = context.createImageData(side, side);
    for (let from = 0; from < noise.data.length; from += 65_536)
      crypto.getRandomValues(noise.data.subarray(from, from + 65_536));
    context.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, AVATAR_SIDE_PX);
  return { name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
const pngOf = async (page: Page) => fileOf('me.png', 'image/png', await picture(page, 'image/png'));

/** The same held sideways: a camera's note says that its left is the top. */
async function sidewaysPhoto(page: Page): Promise<Upload> {
  const jpeg = await picture(page, 'image/jpeg');
  const note = [...'Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0'].map((letter) =>
    letter.charCodeAt(0),
  );
  const bytes = [...jpeg.slice(0, 2), 0xff, 0xe1, 0, note.length + 2, ...note, ...jpeg.slice(2)];
  return fileOf('IMG_0001.jpg', 'image/jpeg', bytes);
}

/** Size of a picture and the colors in the middle of its top and bottom. */
function look(page: Page, url: string) {
  return page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const colorAt = (y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(bitmap.width / 2, y, 1, 1).data;
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red}/${blue}`;
    };
    return { width: bitmap.width, height: bitmap.height, top: colorAt(20), bottom: colorAt(bitmap.height - 20) };
  }, url);
}

const openTab = async (page: Page, creator: Creator) => {
  await signInOn(page, creator, '/dashboard?tab=profile');
  await expect(page.getByRole('heading', { name: creator.name })).toBeVisible();
};
const openAccount = async (page: Page, creator: Creator) => {
  await signInOn(page, creator, '/account');
  await expect(page.getByLabel('Name')).toHaveValue(creator.name);
};
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, file: Upload) => page.locator('input[type="file"]').setInputFiles(file);
/** Chooses a photo, and of it what the frame shows at first. */
const chooseWhole = async (page: Page, file: Upload) => {
  await choose(page, file);
  await button(page, 'Use photo').click();
};
const photoOf = (page: Page) => page.getByRole('main').locator('img').first();
const addressOf = async (page: Page) => (await photoOf(page).getAttribute('src')) ?? '';
const upload = async (page: Page, file: Upload) => {
  await chooseWhole(page, file);
  await expect(page.getByText("That's your new photo.")).toBeVisible();
  await button(page, 'Dismiss').click();
};

test('an edited name and bio reach visitors and the quizzes', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const { path, quizId } = await makeQuiz(creator, 'know-me');
  await openTab(page, creator);
  const complaints = watch(page);
  await link(page, 'Edit Profile').click();
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toBeFocused();
  const [name, bio] = [page.getByLabel('Name'), page.getByLabel('Bio')];
  await expect(name).toHaveValue(creator.name);

  await name.fill('   ');
  await button(page, 'Save').click();
  await expect(page.getByText('Tell us your name.')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await name.fill('  Zoe the Renamed ');
  await bio.fill('Tea, not coffee.\nAsk me anything.');
  await expect(page.getByText(`33 / ${BIO_MAX}`)).toBeVisible();
  // left by a slip: what was typed is there again, after a reload too
  await page.goBack();
  await link(page, 'Edit Profile').click();
  await expect(bio).toHaveValue(/Ask me/);
  await page.reload();
  await expect(bio).toHaveValue(/Ask me/);
  await button(page, 'Save').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(button(page, 'Cancel')).toBeHidden();
  await expect(name).toHaveValue('Zoe the Renamed');
  await link(page, 'Back to the dashboard').click();
  await page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Zoe the Renamed' })).toBeVisible();
  await expect(page.getByText('Tea, not coffee.')).toBeVisible();

  await isPublic(creator.username, { name: 'Zoe the Renamed', bio: expect.stringContaining('Tea, not coffee.') });
  await stranger.goto(`/${creator.username}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Zoe the Renamed');
  await expect(stranger.getByText('Tea, not coffee.')).toBeVisible();
  await isQuizPublic(quizId, { owner: { name: 'Zoe the Renamed' } });
  await stranger.goto(path);
  await expect(stranger.getByText('Zoe the Renamed').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('Cancel drops what was typed; a refused edit is told, and what was typed stays', async ({ page }) => {
  const creator = await makeCreator();
  await openAccount(page, creator);
  await page.getByLabel('Bio').fill('Never mind');
  await button(page, 'Cancel').click();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await expect(page.getByLabel('Name')).toBeFocused();

  await spoil(creator, 'photoURL', 'ftp://localhost/photo.png');
  await page.getByLabel('Name').fill('Zoe the Refused');
  await button(page, 'Save').click();
  await expect(page.getByRole('alert').filter({ hasText: "This change wasn't accepted." })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Zoe the Refused');
  await spoil(creator, 'photoURL', 'https://localhost/photo.png');
  await button(page, 'Save').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.goto('/dashboard?tab=profile');
  await expect(page.getByRole('heading', { name: 'Zoe the Refused' })).toBeVisible();
});

test('an edit without a network is kept and goes out later', async ({ page, context, stranger }) => {
  const creator = await makeCreator();
  await openAccount(page, creator);
  await context.setOffline(true);
  await page.getByLabel('Name').fill('Zoe the Offline');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(button(page, 'Cancel')).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Zoe the Offline');
  await stranger.goto(`/${creator.username}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(creator.name);

  // a photo cannot wait on the device: that is told at once, and the old one stays
  await choose(page, await pngOf(page));
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(photoOf(page)).toHaveCount(0);

  await context.setOffline(false);
  await isPublic(creator.username, { name: 'Zoe the Offline' });
  await stranger.goto(`/${creator.username}?again`); // the CDN keeps the former page for half a minute
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Zoe the Offline');
  await button(page, 'Try again').click();
  await button(page, 'Use photo').click();
  await expect(page.getByText("That's your new photo.")).toBeVisible();
  expect(await namesOf(creator)).toEqual(['avatar.webp']);
});

test('an edit that is refused when it goes out later is told, and what was typed is there again', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  await openTab(page, creator);
  await link(page, 'Edit Profile').click();
  await expect(page.getByLabel('Name')).toHaveValue(creator.name);
  await context.setOffline(true);
  await page.getByLabel('Name').fill('Zoe the Too Late');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await spoil(creator, 'photoURL', 'ftp://localhost/photo.png');
  // by then the person looks at something else
  await page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Zoe the Too Late' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Your profile wasn't changed")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: creator.name })).toBeVisible();
  await link(page, 'Edit Profile').click();
  await expect(page.getByLabel('Name')).toHaveValue('Zoe the Too Late');
});

test('what is no photo is told in place and not uploaded', async ({ page }) => {
  const creator = await makeCreator();
  await openTab(page, creator);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/v0/b/') && sent.push(request.url()));
  const told = page.getByRole('main').getByRole('alert');
  await choose(page, fileOf('notes.txt', 'text/plain', 'hello'));
  await expect(told).toContainText("That's not a picture");
  await expectAccessible(page);
  await choose(page, { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(AVATAR_MAX_BYTES + 1) });
  await expect(told).toContainText('larger than 5 MB');
  await choose(page, fileOf('IMG_1.heic', 'image/heic', '\0\0\0\u0018ftypheic\0\0\0\0'));
  await expect(told).toContainText("can't open that picture");
  await expect(button(page, 'Change Photo')).toBeEnabled();
  await expect(photoOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await storedPhotos(creator)).toEqual([]);
  // it is forgotten when the person has gone elsewhere
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(button(page, 'Change Photo')).toBeVisible();
  await expect(told).toHaveText('');
});

test('a photo is cut upright to a square, shown to visitors and quizzes, replaced and removed', async ({
  page,
  stranger,
}) => {
  const creator = await makeCreator();
  const { path, quizId } = await makeQuiz(creator, 'know-me');
  await openTab(page, creator);
  const complaints = watch(page);
  await expect(button(page, 'Remove Photo')).toBeHidden();

  // a browser that writes no WebP stores JPEG
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await upload(page, await sidewaysPhoto(page));
  expect(await namesOf(creator)).toEqual(['avatar.jpg']);
  const first = await addressOf(page);
  const square = { width: AVATAR_SIDE_PX, height: AVATAR_SIDE_PX };
  expect(await look(page, first)).toEqual({ ...square, top: 'red', bottom: 'blue' });
  const reply = await fetch(first);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(reply.headers.get('content-type')).toBe('image/jpeg');

  await page.reload();
  await upload(page, await sidewaysPhoto(page));
  await expect.poll(() => namesOf(creator)).toEqual(['avatar.webp']);
  const second = await addressOf(page);
  await upload(page, await noisePhoto(page));
  const noise = await (await fetch(await addressOf(page))).arrayBuffer();
  expect(noise.byteLength).toBeLessThanOrEqual(AVATAR_STORED_MAX_BYTES);
  await upload(page, await pngOf(page));
  const third = await addressOf(page);
  expect(await namesOf(creator)).toEqual(['avatar.webp']);
  // the same file under a new address, so that no browser shows the old one for an hour; the old address still leads to it
  expect(third).not.toBe(second);
  expect((await fetch(second)).status).toBe(200);
  expect((await fetch(first)).status).toBe(404);

  await isPublic(creator.username, { photoURL: third });
  await stranger.goto(`/${creator.username}`);
  await expect(photoOf(stranger)).toHaveAttribute('src', third);
  await isQuizPublic(quizId, { owner: { photoURL: third } });
  await stranger.goto(path);
  await expect(photoOf(stranger)).toHaveAttribute('src', third);
  expect(complaints).toEqual([]);

  await button(page, 'Remove Photo').click();
  await expect(button(page, 'Yes, remove it')).toBeFocused();
  await button(page, 'Keep it').click();
  await expect(photoOf(page)).toHaveAttribute('src', third);
  await button(page, 'Remove Photo').click();
  await button(page, 'Yes, remove it').click();
  await expect(page.getByText('Your photo is gone.')).toBeVisible();
  await expect(photoOf(page)).toHaveCount(0);
  await expect(button(page, 'Change Photo')).toBeFocused();
  await expect(button(page, 'Remove Photo')).toBeHidden();
  expect(await storedPhotos(creator)).toEqual([]);

  // an open page whose picture is gone shows the initial
  await stranger.evaluate(() => {
    for (const image of document.querySelectorAll('main img')) (image as HTMLImageElement).src += '&again';
  });
  await expect(photoOf(stranger)).toHaveCount(0);
  await isPublic(creator.username, { photoURL: null });
  await stranger.goto(`/${creator.username}?again`);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(photoOf(stranger)).toHaveCount(0);
});

test.describe('a failing upload', () => {
  test('shows the old photo again and can be tried once more', async ({ page }) => {
    const creator = await makeCreator();
    await openTab(page, creator);
    await upload(page, await pngOf(page));
    const before = await addressOf(page);
    await page.route('**/v0/b/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await chooseWhole(page, await pngOf(page));
    await expect(page.getByText('Uploading...')).toBeVisible();
    await expect(photoOf(page)).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection', { timeout: 30_000 });
    await expect(photoOf(page)).toHaveAttribute('src', before);
    await page.unroute('**/v0/b/**');
    await button(page, 'Try again').click();
    await expect(page.getByText("That's your new photo.")).toBeVisible();
    expect(await addressOf(page)).not.toBe(before);
  });
});

test('an upload that the profile does not take leaves no file behind', async ({ page }) => {
  const creator = await makeCreator();
  await openTab(page, creator);
  const tooLong = 'x'.repeat(BIO_MAX + 1);
  await spoil(creator, 'bio', tooLong);
  await expect(page.getByText(tooLong)).toBeVisible();
  await chooseWhole(page, await pngOf(page));
  await expect(page.getByRole('main').getByRole('alert')).toContainText("This change wasn't accepted.");
  await expect(photoOf(page)).toHaveCount(0);
  expect(await storedPhotos(creator)).toEqual([]);
});

test('a closed inbox is told to visitors, and opens again', async ({ page, stranger }) => {
  const creator = await makeCreator();
  await openTab(page, creator);
  await link(page, 'Privacy Settings').click();
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeFocused();
  const accepts = page.getByRole('switch', { name: 'Accept anonymous messages' });
  await expect(accepts).toBeChecked();
  await accepts.click();
  await expect(accepts).not.toBeChecked();
  await expect(page.getByText('Your message page is closed.')).toBeVisible();
  await expectAccessible(page);
  await isPublic(creator.username, { acceptsMessages: false });
  await stranger.goto(`/${creator.username}/anonymous-messages`);
  await expect(stranger.getByText("Zoe isn't taking messages right now")).toBeVisible();
  await expect(stranger.getByRole('textbox')).toHaveCount(0);

  await accepts.click();
  await expect(page.getByText('People can write to you again.')).toBeVisible();
  await isPublic(creator.username, { acceptsMessages: true });
  // the CDN still has the page at its first address
  await stranger.goto(`/${creator.username}/anonymous-messages?again`);
  await stranger.getByRole('textbox').fill('Good that you are back.');
  await stranger.getByRole('button', { name: /send/i }).click();
  await expect(stranger.getByRole('button', { name: 'Send Another Message' })).toBeVisible();

  // one that is refused turns itself back and says so
  await spoil(creator, 'bio', 'x'.repeat(BIO_MAX + 1));
  await accepts.click();
  await expect(page.getByRole('alert').filter({ hasText: "This change wasn't accepted." })).toBeVisible();
  await expect(accepts).toBeChecked();
});

test('the own public profile: the ways on, the photo, and the new name in the header', async ({ page }) => {
  const creator = await makeCreator();
  await signInOn(page, creator);
  const complaints = watch(page);
  await page.goto(`/${creator.username}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(main.getByRole('link', { name: 'Create Quiz', exact: true })).toHaveAttribute('href', '/create-quiz');
  await expect(page.getByRole('link', { name: 'Create Your First Quiz' })).toBeVisible();
  const publicQuizzes = page.locator('dl > div').filter({ hasText: 'Public quizzes' }).getByRole('definition');
  await expect(publicQuizzes).toHaveText('0');
  await upload(page, await pngOf(page));
  await expect(photoOf(page)).toHaveAttribute('src', /avatar\.webp/);
  await expectAccessible(page);
  // live: what is changed elsewhere and counted later arrives without a reload
  await makeQuiz(creator, 'know-me', { title: 'Brand new one' });
  await expect(page.getByRole('heading', { name: 'Brand new one' })).toBeVisible();
  await expect(publicQuizzes).toHaveText('1');
  await button(page, 'Remove Photo').click();
  await expectAccessible(page);
  await button(page, 'Yes, remove it').click();
  await expect(photoOf(page)).toHaveCount(0);
  await expect.poll(() => storedPhotos(creator)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('whoever only looks like the owner gets the page of a visitor', async ({ page, stranger }) => {
  const [creator, other] = [await makeCreator(), await makeCreator()];
  const pretend = ([uid, username]: readonly [string, string]) =>
    localStorage.setItem('whoknows-session', JSON.stringify({ uid, username }));
  await stranger.goto('/');
  await stranger.evaluate(pretend, [creator.uid, creator.username] as const);
  await signInOn(page, other);
  await page.evaluate(pretend, [creator.uid, creator.username] as const);
  for (const visitor of [stranger, page]) {
    await visitor.goto(`/${creator.username}`);
    await expect(visitor.getByRole('button', { name: 'Send Anonymous Message' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: /hasn't shared any quizzes yet/ })).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(button(visitor, 'Change Photo')).toHaveCount(0);
  }
});

test("a visitor's profile page loads neither sign-in, Firestore nor Storage", async ({ browser, baseURL }) => {
  const creator = await makeCreator();
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply);
  });
  await page.goto(`/${creator.username}`);
  await expect(page.getByText("Zoe hasn't shared any quizzes yet")).toBeVisible();
  const code = (await Promise.all(scripts.map((reply) => reply.text()))).join('\n');
  expect(code).toContain('earlyReads'); // the scripts were really looked at
  for (const trace of ['identitytoolkit', 'WebChannel', 'X-Goog-Upload-Protocol', 'photo.confirmYes'])
    expect(code).not.toContain(trace);
  await context.close();
});
