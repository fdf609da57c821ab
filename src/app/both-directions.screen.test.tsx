import { circlePath } from '@domain/circle/circle.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { href } from '../config/href.ts';
import { DASHBOARD_TABS } from '../config/routes.ts';
import { chooseLanguage } from '../stores/preferences.ts';
import { backend, type Person } from '../testing/backend.ts';
import { speakMadeUp, writeFromRight } from '../testing/made-up-language.ts';
import { title } from '../testing/on-page.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { MARK, strayTexts } from '../testing/stray-texts.ts';

/** Pages with words of people who write Hebrew; each begins with a letter and ends with signs, which would jump. */
let creator: Person;
const addresses: Record<string, string> = {
  ...Object.fromEntries(DASHBOARD_TABS.map((tab) => [tab, href.dashboard(tab)])),
  account: '/account',
  ...Object.fromEntries(
    ['cases', 'suspensions', 'log', 'numbers', 'switches'].map((tab) => [tab, `/operator?tab=${tab}`]),
  ),
};
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
  const five = [0, 1, 2, 3, 4];
  const truths = await backend.makeQuiz(creator, 'two-truths', {
    title: wrote('אמת'),
    questions: five.map((at) => ({
      id: `q${at}`,
      truth1: wrote(`א ${at}`),
      truth2: wrote(`ב ${at}`),
      lie: wrote(`ג ${at}`),
    })),
  });
  const never = await backend.makeQuiz(creator, 'never-have-i-ever', {
    title: wrote('לא'),
    questions: five.map((at) => ({ id: `q${at}`, statement: wrote(`ד ${at}`), answer: 'ever' as const })),
  });
  await backend.sendMessage(creator, wrote('שלום לך'));
  const message = await backend.sendMessage(creator, wrote('מה שלומך'));
  await backend.merge(paths.message(message), { reply: wrote('טוב') }, ['readAt', 'repliedAt']);
  const reported = await backend.report({ kind: 'quiz', quizId: quiz.quizId }, 'spam', wrote('רע'));
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
    details: `/quiz/${quiz.quizId}/details`,
    'details of all': `/quiz/${quiz.quizId}/details?tab=all`,
    'edit know-me': `/create-quiz?edit=${quiz.quizId}`,
    'edit two-truths': `/create-quiz?edit=${truths.quizId}`,
    'edit never-have-i-ever': `/create-quiz?edit=${never.quizId}`,
    case: `/operator?case=${encodeURIComponent(`report:${reported}`)}`,
  });
});

const ofCreators = /^\/(?:dashboard|account|create-quiz|operator|quiz\/\w+\/details)/;

/** Shows a page, and waits until it is there. */
async function show(name: string, options: Parameters<typeof renderScreen>[1] = {}): Promise<void> {
  const address = addresses[name] as string;
  // an operator's code is good once
  const as = address.startsWith('/operator') ? await backend.makeOperator() : creator;
  await renderScreen(address, { ...(ofCreators.test(address) && { as }), ...options });
  await expect.element(title.first()).toBeInTheDocument();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  if (!address.startsWith('/operator?tab=')) await expect.poll(() => document.body.textContent).toContain(MARK);
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
  { at: 'overview' },
  { at: 'quizzes' },
  { at: 'quizzes', press: /^Actions for/ },
  { at: 'quizzes', press: /See responses to/ },
  { at: 'responses' },
  { at: 'responses', press: /דנה/ },
  { at: 'messages' },
  { at: 'messages', press: /מה שלומך/ },
  { at: 'profile' },
  { at: 'account' },
  { at: 'details' },
  { at: 'details of all' },
  { at: 'edit know-me' },
  { at: 'edit two-truths' },
  { at: 'edit never-have-i-ever' },
  { at: 'case' },
];

describe("people's words keep their direction, and turn nothing around them", () => {
  test.each(WITH_WORDS)('$at $press', async ({ at, press }) => {
    await show(at);
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

/** Every page above, and the console's. */
const TURNED = [...new Set([...WITH_WORDS.map(({ at }) => at), ...Object.keys(addresses)])];

/** Scrolling sideways, and what is cut off there. */
const tooWide = () =>
  document.documentElement.scrollWidth > innerWidth
    ? [`${location.pathname}: ${document.documentElement.scrollWidth}`]
    : [];

/** Turns the page around, and back. Returns the blocks that aren't where their mirror image would be, and what is too wide. */
async function misplaced(): Promise<string[]> {
  const before = placesOf();
  const turnBack = writeFromRight('en');
  try {
    chooseLanguage('en');
    await expect.poll(() => document.documentElement.dir).toBe('rtl');
    const after = new Map(placesOf().map((place) => [place.of, place]));
    const stays = before.flatMap(({ of, left, right }) => {
      const turned = after.get(of);
      // a card under the pointer is lifted by a pixel
      if (!turned || (Math.abs(turned.left - right) < 3 && Math.abs(turned.right - left) < 3)) return [];
      return `${of.tagName} ${of.className} ${of.textContent.slice(0, 30)}: ${[left, right, turned.left, turned.right].map(Math.round)}`;
    });
    return before.length > 3 ? [...stays.slice(0, 5), ...tooWide()] : ['nothing is there'];
  } finally {
    turnBack();
    chooseLanguage('en');
    await expect.poll(() => document.documentElement.dir).toBe('ltr');
  }
}

describe.each(['phone', 'desk'] as const)(
  'written from right to left, a page on a %s is the mirror image of itself',
  (size) => {
    test.each(TURNED)('%s', async (name) => {
      await show(name, { size });
      await document.fonts.ready;
      await expect.poll(() => document.getAnimations().length).toBe(0);
      // a live count may change the page in between
      await expect.poll(misplaced).toEqual([]);
    });
  },
);

describe('in a made-up language of Hebrew letters no page scrolls sideways', () => {
  test.each(TURNED)('%s', async (name) => {
    const bringBack = await speakMadeUp();
    try {
      await show(name, {
        language: 'fr',
      });
      expect(document.documentElement.dir).toBe('rtl');
      await expect.poll(tooWide).toEqual([]);
    } finally {
      bringBack();
    }
  });
});
