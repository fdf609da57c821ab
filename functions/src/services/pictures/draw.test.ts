import { QUIZ_TYPES } from '@domain/games/index.ts';
import { LANGUAGE_CODES } from '@domain/languages.ts';
import { CIRCLE_MEMBERS_MAX } from '@domain/limits.ts';
import { PICTURE_KINDS, PICTURE_SIZES, type Picture, type PictureKind, type PictureShape } from '@domain/pictures.ts';
import { portraitOf } from '@domain/profiles/face.ts';
import { PROMPTS } from '@domain/prompts.ts';
import { type Node, Renderer } from '@takumi-rs/core';
import { describe, expect, it, test, vi } from 'vitest';
import { draw } from './draw.ts';
import { pictureOf } from './gallery.ts';

interface Texts {
  name: string;
  title: string;
  text: string;
}

const quiz = ({ name, title }: Texts) => ({
  game: QUIZ_TYPES[0] ?? 'know-me',
  title,
  name,
  path: '/maya/abcd2345',
  drawn: portraitOf(name),
});
const circleOf = (count: number, name: string): Picture<'circle'> => ({
  kind: 'circle',
  name,
  path: '/circle',
  members: Array.from({ length: count }, () => name),
  rows: Array.from({ length: count }, (_, by) =>
    Array.from({ length: count }, (_, about) => (by === about ? null : 100)),
  ),
  titles: { openBook: 0, mystery: 1, mindReader: 2, pair: [0, 1] },
});
const PICTURES: { [Kind in PictureKind]: (texts: Texts) => Picture<Kind> } = {
  profile: ({ name }) => ({ kind: 'profile', name, path: '/maya', drawn: portraitOf(name) }),
  ask: ({ name }) => ({ kind: 'ask', name, path: '/maya/messages', prompt: null, drawn: portraitOf(name) }),
  quiz: (texts) => ({ kind: 'quiz', ...quiz(texts) }),
  result: (texts) => ({ kind: 'result', ...quiz(texts), player: texts.name, percent: 50, score: 1, total: 2 }),
  circle: ({ name }) => circleOf(3, name),
  message: ({ name, text }) => ({ kind: 'message', name, text, reply: null, path: '/maya/messages' }),
};
const ALL = (Object.keys(PICTURE_KINDS) as PictureShape[]).flatMap((shape) =>
  PICTURE_KINDS[shape].map((kind) => ({ shape, kind })),
);
const PLAIN = { name: 'Maya', title: 'The Maya exam', text: 'You are the best 💛' };
/** What a picture beside a link may weigh: some apps leave out a large one. */
const OG_MAX_BYTES = 100_000;

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const ODD_TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['one word', 'x'.repeat(300)],
  ['only emoji', '👨‍👩‍👧‍👦'.repeat(90)],
  ['invisible', '\u200B\u2060\u200F'.repeat(100)],
  ['turned', '\u202Eabc\u2066 def \u2069'.repeat(20)],
  ['marks', `a${'\u0301\u0338'.repeat(400)}`],
  ['Chinese', '我知道你的秘密'.repeat(150)],
  ['lines', '\n\r\n'.repeat(300)],
];

describe.each(ALL)('$kind as $shape', ({ shape, kind }) => {
  test.each(LANGUAGE_CODES)('in %s has its size', async (language) => {
    const png = await draw(shape, PICTURES[kind](PLAIN), language);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual(PICTURE_SIZES[shape]);
    if (shape === 'og') expect(png.length).toBeLessThan(OG_MAX_BYTES);
  });

  it('draws a text that is all one word, emoji or symbols', async () => {
    for (const [what, text] of ODD_TEXTS) {
      const png = await draw(shape, PICTURES[kind]({ name: text, title: text, text }), 'en');
      expect(sizeOf(png), what).toEqual(PICTURE_SIZES[shape]);
    }
  });
});

test('the marks above an Arabic name stay clear of the badge, in one line to three', async () => {
  const { render } = Renderer.prototype;
  vi.spyOn(Renderer.prototype, 'render').mockImplementation(function (this: Renderer, tree, options) {
    return render.call(this, tree, { ...options, format: 'raw' });
  });
  const { width } = PICTURE_SIZES.og;
  for (const name of ['إِلْهَام', 'أُمّ كُلْثُوم الأَنْصَارِيَّة', 'أُمُّ الآلاءِ إِلْهَامُ الأَنْصَارِيَّةُ الإِدْرِيسِيَّةُ']) {
    const pixels = await draw('og', PICTURES.result({ ...PLAIN, name }), 'fr');
    // on the sheet, left of the seal
    const isBlank = (y: number) => {
      const row = new Uint32Array(pixels.buffer, pixels.byteOffset + 4 * (y * width + 80), 600);
      return row.every((pixel) => pixel === row[0]);
    };
    let y = 100;
    while (!isBlank(y)) y++;
    const below = y;
    while (isBlank(y)) y++;
    expect(y - below, name).toBeGreaterThanOrEqual(8);
  }
  vi.restoreAllMocks();
});

describe('what is drawn', () => {
  const { render } = Renderer.prototype;
  /** Draws a picture as pixels, and returns them with the texts that it shows. */
  async function look(shape: PictureShape, picture: Picture): Promise<{ texts: string[]; pixels: Buffer }> {
    const texts: string[] = [];
    const read = (node: Node): string =>
      node.type === 'text' ? node.text : node.type === 'container' ? (node.children ?? []).map(read).join('') : '';
    const walk = (node: Node): void => {
      texts.push(read(node));
      if (node.type === 'container') node.children?.forEach(walk);
    };
    const spy = vi.spyOn(Renderer.prototype, 'render').mockImplementation(function (this: Renderer, tree, options) {
      walk(tree as Node);
      return render.call(this, tree, { ...options, format: 'raw' });
    });
    const pixels = await draw(shape, picture, 'en');
    spy.mockRestore();
    return { texts, pixels };
  }

  it.each([
    ['Tibetan', 'བསྒྲུབས་རྒྱུན་སྤྱོད་ མཁའ་འགྲོ་སྐྱིད་པོ'],
    ['Burmese', 'ကြည်ဖြူနွေးထွေး ဖြူဖြူကြွယ်ကြည်'],
    ['Khmer', 'ស្ត្រីខ្ញុំក្រ្តើស្ត្រី ឆ្នាំស្ត្រីខ្ញុំក្រ្តើ'],
  ])('lines in %s stay apart', async (_, name) => {
    const { pixels } = await look('og', PICTURES.profile({ ...PLAIN, name }));
    const { width, height } = PICTURE_SIZES.og;
    const isBlank = (y: number) => {
      const row = new Uint32Array(pixels.buffer, pixels.byteOffset + 4 * (y * width + 72), 660);
      return row.every((pixel) => pixel === row[0]);
    };
    const starts = Array.from({ length: height - 1 }, (_, y) => y + 1).filter((y) => isBlank(y - 1) && !isBlank(y));
    // the face, two lines of the name, the line below, the product's name
    expect(starts.length).toBeGreaterThanOrEqual(5);
  });

  it('is a whole title that has room, in letters as small as they must be', async () => {
    const title = 'Bạn hiểu Ửng đến mức nào? Những điều bất ngờ nhất';
    expect((await look('story', PICTURES.quiz({ ...PLAIN, title }))).texts).toContain(title);
  });

  it('is the beginning of a title that is too long, from right to left, too', async () => {
    const title = 'כמה טוב אתם מכירים את נועה באמת ובתמים חברים';
    const { texts } = await look('og', PICTURES.result({ ...PLAIN, title }));
    expect(texts).toContainEqual(expect.stringMatching(/^כמה טוב אתם מכירים את .*…$/));
  });
});

test.each(['og', 'story'] as const)('a private quiz as %s shows nothing of it', async (shape) => {
  const png = await draw(shape, null, 'en');
  expect(sizeOf(png)).toEqual(PICTURE_SIZES[shape]);
});

test.each(ALL.filter(({ kind }) => kind === 'ask'))(
  'every kind of message page has its own $shape',
  async ({ shape }) => {
    const drawn = await Promise.all(
      [null, ...PROMPTS].map((prompt) => draw(shape, { ...PICTURES.ask(PLAIN), prompt }, 'fr')),
    );
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(PROMPTS.length + 1);
    for (const png of drawn) {
      expect(sizeOf(png)).toEqual(PICTURE_SIZES[shape]);
      if (shape === 'og') expect(png.length).toBeLessThan(OG_MAX_BYTES);
    }
  },
);

it('draws a picture once for concurrent requests, and caches it', async () => {
  const picture = PICTURES.quiz({ ...PLAIN, title: 'Asked for at once' });
  const [first, second] = await Promise.all([pictureOf('og', picture, 'en'), pictureOf('og', picture, 'en')]);
  expect(second).toBe(first);
  expect(await pictureOf('og', { ...picture }, 'en')).toBe(first);
  expect(await pictureOf('og', picture, 'fr')).not.toEqual(first);
});

it('caches no picture of a message', async () => {
  const picture = PICTURES.message(PLAIN);
  expect(await pictureOf('story', picture, 'en')).not.toBe(await pictureOf('story', picture, 'en'));
});

it('draws a circle of any size, and every difference shows', async () => {
  const whole = circleOf(CIRCLE_MEMBERS_MAX, 'Maya');
  const none = { openBook: null, mystery: null, mindReader: null, pair: null };
  const all = [
    ...[0, 1, 2, CIRCLE_MEMBERS_MAX - 1].map((count) => circleOf(count, 'Maya')),
    whole,
    { ...whole, name: '' },
    { ...whole, members: whole.members.map(() => '') },
    { ...whole, titles: none },
    { ...whole, titles: { ...whole.titles, mystery: null } },
    { ...whole, rows: whole.rows.map((row) => row.map(() => null)) },
  ];
  const drawn = await Promise.all(all.map((picture) => draw('story', picture, 'en')));
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(all.length);
});

describe('a message with a reply', () => {
  const drawn = (text: string, reply: string | null) =>
    draw('story', { ...PICTURES.message({ ...PLAIN, text }), reply }, 'en');
  const LONG = 'Every word of it is true. '.repeat(40);

  it('shows both, and differs by reply', async () => {
    const all = await Promise.all([null, 'Yes.', 'No.'].map((reply) => drawn('Really?', reply)));
    for (const [index, png] of all.entries())
      expect(all.slice(index + 1).some((other) => other.equals(png))).toBe(false);
  });

  it('shows the message alone where no font has a glyph for the reply', async () => {
    expect(await drawn('Really?', '\u200B\u2060')).toEqual(await drawn('Really?', null));
  });

  test.each([
    ['a long message', LONG, 'Yes.'],
    ['a long reply', 'Really?', LONG],
    ['two long texts', LONG, LONG],
    ['two directions', 'هل تحبني حقا؟', 'Only on Sundays 💛'],
    ['nothing but lines', '\na'.repeat(400), '\nb'.repeat(400)],
  ])('draws %s', async (_what, text, reply) => {
    expect(sizeOf(await drawn(text, reply))).toEqual(PICTURE_SIZES.story);
  });
});
