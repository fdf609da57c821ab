import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { splitEmoji } from './emoji.ts';
import { drawable, filesFor } from './fonts.ts';

const NAMES: [name: string, family: string][] = [
  ['Maya', 'gabarito'],
  ['Łucja', 'gabarito'],
  ['Nguyễn', 'noto-sans'],
  ['Мая', 'noto-sans'],
  ['Ελένη', 'noto-sans'],
  ['प्रिया', 'noto-sans'],
  ['مريم', 'noto-sans-arabic'],
  ['נועה', 'noto-sans-hebrew'],
  ['สมชาย', 'noto-sans-thai'],
  ['Հայկ', 'noto-sans-armenian'],
  ['ქეთი', 'noto-sans-georgian'],
  ['মায়া', 'noto-sans-bengali'],
  ['மாயா', 'noto-sans-tamil'],
  ['さくら', 'noto-sans-jp'],
  ['桜の木', 'noto-sans-jp'],
  ['李雷', 'noto-sans-sc'],
  ['민준', 'noto-sans-kr'],
];
it.each(NAMES)('%s is drawn in %s', (name, family) => {
  expect(drawable(name)).toBe(name.normalize('NFC'));
  const files = filesFor(name);
  expect(files[0]?.family).toBe(family);
  expect(files.filter(({ path }) => !existsSync(path))).toEqual([]);
});

it.each([
  ['𝓜𝓪𝔂𝓪', 'Maya'],
  ['\u202EMaya\u202C', 'Maya'],
  ['Ma\u200Bya\uFEFF', 'Maya'],
  ['Z\u0338\u0321o', 'Zo'],
  ['\u1780\u17B6', '\u1780\u17B6'],
  ['\u{13000}\u{10FFFF}\uE000', ''],
  ['\uD800', ''],
])('%j is drawn as %j', (text, drawn) => expect(drawable(text)).toBe(drawn));

it.each([
  ['Maya', ['Maya']],
  ['Hi 🦊!', ['Hi ', 'svg', '!']],
  ['👨‍👩‍👧‍👦🏳️‍🌈🇫🇷👍🏽', ['svg', 'svg', 'svg', 'svg']],
  ['♥ ❤️ 5️⃣', ['svg', ' ', 'svg', ' ', 'svg']],
  ['©®™ 123 #', ['©®™ 123 #']],
])('%s is split into letters and emoji', (text, parts) => {
  expect(splitEmoji(text).map((part) => (typeof part === 'string' ? part : 'svg'))).toEqual(parts);
});
