import { circlePath } from '@domain/circle/circle.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../stores/preferences.ts';
import { backend, type Person } from '../testing/backend.ts';
import { speakMadeUp, writeFromRight } from '../testing/made-up-language.ts';
import { title } from '../testing/on-page.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { MARK, strayTexts } from '../testing/stray-texts.ts';

/** Pages with words of people who write Hebrew; each begins with a letter and ends with signs, which would jump. */
let creator: Person;
const addresses: Record<string, string> = {};
const wrote = (what: string) => `${what} ${MARK} (1)!`;

beforeAll(async () => {
  creator = await backend.makeCreator();
  const name = wrote('מאיה');
  await backend.merge(paths.profile(creator.uid), { name, bio: wrote('שלום') });
  await vi.waitFor(
    async () => expect(JSON.stringify(await backend.read(paths.username(creator.username)))).toContain(MARK),
    { timeout: 150_000, interval: 500 },
  );
  const questions = [0, 1, 2, 3, 4].map((at) => ({
    id: `q${at}`,
    question: wrote(`מה ${at}`),
    options: [0, 1, 2, 3].map((option) => wrote(`כן ${option}`)),
    correctAnswer: 0,
  }));
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: wrote('עלי'), questions });
  const { id } = await backend.takeQuiz(quiz, { name: wrote('דנה'), right: 'yynny' });
  const circle = makeCircleInput({ name: wrote('חברים'), asked: { quizId: quiz.quizId } });
  await backend.post('circles', circle);
  for (const who of ['נועה', 'אורי'])
    await backend.post('circle-members', makeMemberInput(circle.id, { name: wrote(who) }));
  Object.assign(addresses, {
    results: `/quiz/results/${id}`,
    circle: circlePath(circle.id),
    'new-circle': `/circle?quiz=${quiz.quizId}`,
    'public-profile': `/${creator.username}`,
    'send-message': `/${creator.username}/messages`,
    'take-quiz': quiz.path,
  });
});

/** Shows a page, and waits until it is there. */
async function show(address: string, options: Parameters<typeof renderScreen>[1] = {}): Promise<void> {
  await renderScreen(address, options);
  await expect.element(title.first()).toBeInTheDocument();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
}

/** Pages with the words of people, by their part of `addresses`, and the button that opens more. */
const WITH_WORDS: readonly { at: string; press?: RegExp }[] = [
  { at: 'take-quiz' },
  { at: 'take-quiz', press: /^Stay anonymous/i },
  { at: 'results' },
  { at: 'public-profile' },
  { at: 'public-profile', press: /^Share/i },
  { at: 'send-message' },
  { at: 'circle' },
  { at: 'new-circle' },
];

describe("people's words keep their direction, and turn nothing around them", () => {
  test.each(WITH_WORDS)('$at $press', async ({ at, press }) => {
    await show(addresses[at] as string);
    if (press) await page.getByRole('button', { name: press }).first().click();
    await expect.poll(() => document.body.textContent).toContain(MARK);
    await expect.poll(strayTexts).toEqual([]);
  });
});

/** Of each block its distance from the left, and from the right, and how wide it is; lines of letters are no mirror. */
function placesOf(): { of: Element; left: number; right: number }[] {
  const blocks: { of: Element; left: number; right: number }[] = [];
  const visit = (element: Element) => {
    const { display } = getComputedStyle(element);
    if (display.startsWith('inline') || element.getAttribute('dir') || element.tagName === 'svg') return;
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0) blocks.push({ of: element, left, right: innerWidth - right });
    for (const child of element.children) visit(child);
  };
  for (const part of document.querySelectorAll('#root > *, [role=dialog]')) visit(part);
  return blocks;
}

/** Visitors' pages with all that is on them. */
const TURNED = ['take-quiz', 'results', 'public-profile', 'send-message', 'circle', 'new-circle'];

/** Scrolling sideways, and what is cut off there. */
const tooWide = () =>
  document.documentElement.scrollWidth > innerWidth
    ? [`${location.pathname}: ${document.documentElement.scrollWidth}`]
    : [];

describe.each(['phone', 'desk'] as const)(
  'written from right to left, a page on a %s is the mirror image of itself',
  (size) => {
    test.each(TURNED)('%s', async (name) => {
      await show(addresses[name] as string, {
        size,
      });
      await document.fonts.ready;
      await expect.poll(() => document.getAnimations().length).toBe(0);
      const before = placesOf();
      const turnBack = writeFromRight('en');
      try {
        chooseLanguage('en');
        await expect.poll(() => document.documentElement.dir).toBe('rtl');
        const after = new Map(placesOf().map((place) => [place.of, place]));
        const stays = before.flatMap(({ of, left, right }) => {
          const turned = after.get(of);
          if (!turned || (Math.abs(turned.left - right) < 2 && Math.abs(turned.right - left) < 2)) return [];
          return `${of.tagName} ${of.className} ${of.textContent.slice(0, 30)}: ${[left, right, turned.left, turned.right].map(Math.round)}`;
        });
        expect(before.length).toBeGreaterThan(3);
        expect(stays.slice(0, 5)).toEqual([]);
        expect(tooWide()).toEqual([]);
      } finally {
        turnBack();
        chooseLanguage('en');
      }
    });
  },
);

describe('in a made-up language of Hebrew letters no page scrolls sideways', () => {
  test.each(TURNED)('%s', async (name) => {
    const bringBack = await speakMadeUp();
    try {
      await show(addresses[name] as string, {
        language: 'fr',
      });
      expect(document.documentElement.dir).toBe('rtl');
      await expect.poll(tooWide).toEqual([]);
    } finally {
      bringBack();
    }
  });
});
