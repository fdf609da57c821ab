import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PAGES, ROUTES } from '../config/routes.ts';
import { dismissNotice } from '../stores/notices.ts';
import { expectAccessible, expectPrintable } from '../testing/axe.ts';
import { backend, type Person } from '../testing/backend.ts';
import { expectReflow } from '../testing/reflow.ts';
import { renderScreen } from '../testing/render-screen.tsx';

/** Here axe and the keyboard go over each page; axe looks at dialogs where they are opened. */
let creator: Person;
let quizId = '';
let resultId = '';

beforeAll(async () => {
  creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: 'All about me' });
  quizId = quiz.quizId;
  await backend.makeQuiz(creator, 'two-truths', { title: 'One of these is a lie' });
  await backend.makeQuiz(creator, 'never-have-i-ever', { title: 'Hidden', isPublic: false, password: 'secret-7' });
  resultId = (await backend.takeQuiz(quiz, { name: 'Lou', right: 'yny' })).id;
  await backend.sendMessage(creator, 'You are the best.');
});

/** Addresses with a creator's words, by page. */
const ADDRESSES: Readonly<Record<string, () => string>> = {
  results: () => `/quiz/results/${resultId}`,
  sent: () => '/delete',
  unsubscribe: () => '/unsubscribe',
  'quiz-details': () => `/quiz/${quizId}/details`,
  'public-profile': () => `/${creator.username}`,
  'send-message': () => `/${creator.username}/messages`,
  section: () => `/${creator.username}/how-well`,
  'take-quiz': () => `/${creator.username}/${quizId}`,
};

/** Returns the buttons and links that don't show the focus, or have it under something else, as by the keyboard. */
async function withoutFocus(): Promise<string[]> {
  // a notice from an earlier test lies over a control until it goes
  dismissNotice();
  await userEvent.tab();
  return [...document.querySelectorAll<HTMLElement>('button, a')].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus();
    if (document.activeElement !== control) return [];
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    const hasRing = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    const { left, top, width, height } = control.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return hasRing && control.contains(shown) ? [] : [control.outerHTML];
  });
}

/** Of each kind of page one. */
const IN_GATE = PAGES.filter((name) =>
  ['landing', 'take-quiz', 'results', 'send-message', 'sign-in', 'dashboard', 'quiz-editor'].includes(name),
);

describe('axe finds no violation in both color schemes nor on paper, the keyboard sees where the focus is, and large letters fit', () => {
  const look = async (name: (typeof PAGES)[number]) => {
    const { path, audience } = ROUTES[name];
    const index = PAGES.indexOf(name);
    await renderScreen(ADDRESSES[name]?.() ?? path, {
      ...(audience === 'creator' && { as: creator }),
      size: index % 2 === 1 ? 'desk' : 'phone',
      language: index % 4 > 1 ? 'fr' : 'en',
    });
    await expectAccessible(document);
    // what comes later may move the page under a control
    await expect.poll(withoutFocus).toEqual([]);
    await expectPrintable();
    await expectReflow();
  };
  test.each(IN_GATE)('%s', { tags: ['gate'] }, look);
  test.each(PAGES.filter((name) => !IN_GATE.includes(name)))('%s', look);
});
