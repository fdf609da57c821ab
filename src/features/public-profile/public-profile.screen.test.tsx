import { paths } from '@domain/paths.ts';
import { LINK_SLUG } from '@domain/profiles/links.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { button, clipboard, title } from '../../testing/on-page.ts';
import { changeProfile, isListed } from '../../testing/public-copies.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const box = page.getByRole('textbox', { name: 'Your anonymous message' });
const send = button('Send Anonymous Message');
const articles = page.getByRole('article');
const figure = (name: string) =>
  [...document.querySelectorAll('dl > div')].find((part) => part.textContent?.includes(name))?.querySelector('dd');
const BADGES = [
  ['two-truths', '2 Truths & Lie'],
  ['never-have-i-ever', 'Never Have I Ever'],
  ['know-me', 'How Well Know Me'],
] as const;

test('a creator’s page shows the quizzes, and their links are copied', async () => {
  const creator = await backend.makeCreator();
  for (const [type] of BADGES) await backend.makeQuiz(creator, type, { title: `Mine: ${type}` });
  const { path } = await backend.makeQuiz(creator, 'know-me', { title: 'The newest' });
  await backend.makeQuiz(creator, 'know-me', { title: 'A secret', isPublic: false, password: 'pancakes' });
  await isListed(creator, 4);
  await renderScreen(`/${creator.username.toUpperCase()}`);
  await expect.element(title).toMatchTextContent(creator.name);
  await expect.element(page.getByText(`@${creator.username}`).first()).toBeVisible();
  await expect.poll(() => figure('Quizzes')).toMatchTextContent('4');
  // the main content is in view immediately, on a wide screen, too
  const take = page.getByRole('link', { name: 'Take Quiz' });
  await page.viewport(1440, 900);
  await expect.element(take.nth(1)).toBeInViewport({ ratio: 1 });
  await expect.element(send).toBeInViewport({ ratio: 1 });
  expect(articles.elements()).toHaveLength(4);
  await expect.element(articles.first()).toMatchTextContent('The newest');
  for (const [type, badge] of BADGES)
    await expect.element(page.getByRole('article', { name: `Mine: ${type}` })).toMatchTextContent(badge);
  const card = page.getByRole('article', { name: 'The newest' });
  await expect.element(card).toMatchTextContent(`${new Date().getUTCFullYear()}`);
  await expect.element(card).toMatchTextContent('0 responses');
  await expect.element(card.getByRole('link', { name: 'Take Quiz' })).toHaveAttribute('href', path);

  await card.getByRole('button', { name: 'Copy quiz link' }).click();
  await expect.element(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
  expect(await clipboard()).toBe(location.origin + path);
});

test('an empty page says so; a message can be sent from it, and shares its draft with the message page', async () => {
  const creator = await backend.makeCreator();
  const text = 'Line one "quoted" & \'single\'\n<b>bold?</b> 100% {{name}} #1 + é 😀';
  await renderScreen(`/${creator.username}`);
  await expect.element(page.getByRole('heading', { name: "Zoe hasn't shared any quizzes yet" })).toBeVisible();
  await page.getByRole('link', { name: 'Tell Zoe anything' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('message');
  await box.fill(text);
  goTo(`/${creator.username}/anonymous-messages`);
  await expect.element(button('Send anonymously')).toBeVisible();
  await expect.element(box).toHaveValue(text);
  goTo(`/${creator.username}`);
  await send.click();
  const gone = page.getByRole('heading', { level: 2, name: "It's on its way!" });
  await expect.element(gone).toHaveFocus();
  await expect.element(gone).toBeInViewport();
  expect(await backend.messagesTo(creator)).toEqual([text]);
});

test('an account older than the copies of profiles has its page', async () => {
  const creator = await backend.makeCreator();
  await backend.replace(paths.username(creator.username), { uid: creator.uid });
  await renderScreen(`/${creator.username}`);
  await expect.element(title).toMatchTextContent(creator.name);
});

test('figures are shown in full and unbroken on the smallest phone, and the page and a section say that the inbox is closed, without a box', async () => {
  const creator = await backend.makeCreator();
  const figures = { quizzes: [], open: 1234, scores: { '29/50': 1 }, plays: {} };
  await backend.replace(paths.listing(creator.uid), figures);
  await changeProfile(creator, { acceptsMessages: false });
  await renderScreen(`/${creator.username}`, { size: 'narrow', language: 'fr' });
  const average = page.getByRole('definition').filter({ hasText: '5,8/10' });
  await expect.element(average).toBeVisible();
  const node = average.element() as HTMLElement;
  expect(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)).toBeLessThan(1.5);
  expect(node.scrollWidth).toBeLessThanOrEqual((node.parentElement as HTMLElement).clientWidth);
  expect(figure('Quiz')).toMatchTextContent(/1\s234/);
  for (const address of [`/${creator.username}`, `/${creator.username}/truth`]) {
    goTo(address);
    await expect.element(page.getByText('Zoe ne prend pas de messages pour le moment. Repasse')).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(send).not.toBeInTheDocument();
  }
});

test('sections have a title, the quizzes of their type and the message box, under every name', async () => {
  const creator = await backend.makeCreator();
  for (const type of ['two-truths', 'know-me'] as const)
    await backend.makeQuiz(creator, type, { title: `Mine: ${type}` });
  await isListed(creator, 2);
  await renderScreen(`/${creator.username}`);
  for (const [link, heading, count] of [
    ['truth', '2 Truths & A Lie', 1],
    ['howwell', 'How Well Do You Know Me?', 1],
    ['never', 'Never Have I Ever', 0],
  ] as const)
    for (const slug of [LINK_SLUG[link], link]) {
      goTo(`/${creator.username}/${slug}`);
      await expect.element(title).toMatchTextContent(heading);
      await expect
        .element(page.getByRole('heading', { name: `Available Quizzes (${count})`, exact: true }))
        .toBeVisible();
      expect(articles.elements()).toHaveLength(count);
      await expect.element(page.getByRole('heading', { name: 'Anonymous Messages', exact: true })).toBeVisible();
    }
  await expect.element(page.getByText("Zoe hasn't shared any quizzes of this kind yet")).toBeVisible();
  goTo(`/${creator.username}/truth`);
  await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
  await page.getByRole('textbox').fill('From a section');
  await send.click();
  await expect.poll(() => location.href).toMatch(/anonymous-messages\?prefill=From%20a%20section$/);
  await expect.element(page.getByRole('textbox')).toHaveValue('From a section');
});

test('an unknown username, an impossible one, and an unknown section', async () => {
  await renderScreen('/about');
  for (const address of ['/nobodyhere', '/nobodyhere/truth', '/nobodyhere/anonymous-messages', '/quiz']) {
    goTo(address);
    await expect.element(page.getByText("User not found. This user doesn't exist.")).toBeVisible();
    await expect.poll(() => location.pathname).toBe('/404');
    goTo('/about');
  }
  for (const address of ['/nobodyhere/two-truths', '/nobodyhere/howwelldoyouknowme']) {
    goTo(address);
    await expect.element(title).toHaveTextContent('Section not found');
    await expect.element(page.getByRole('link', { name: 'See all quizzes' })).toHaveAttribute('href', '/nobodyhere');
  }
  goTo('/a!b');
  await expect.element(title).toHaveTextContent('Profile not found');
});

test('quizzes are paged; a failed read is reported, loses nothing and can be retried', async () => {
  const creator = await backend.makeCreator();
  const titles = Array.from({ length: 21 }, (_, index) => `Quiz ${index}`);
  for (const one of titles) await backend.makeQuiz(creator, 'know-me', { title: one });
  await isListed(creator, 21);
  await commands.answerRequests('**/documents/listings/**');
  await renderScreen(`/${creator.username}`);
  await expect.element(page.getByRole('heading', { name: "This didn't load" })).toBeVisible();
  await expect.element(title).toMatchTextContent(creator.name);
  await commands.releaseRequests();
  await button('Try again').click();
  await expect.poll(() => articles.elements()).toHaveLength(20);
  // the rest is there already
  await commands.answerRequests('**/documents/listings/**');
  await button('Show more').click();
  await expect.poll(() => articles.elements()).toHaveLength(21);
  await expect.element(button('Show more')).not.toBeInTheDocument();
});

test('long names and titles fit a small phone with text twice as large', async () => {
  const creator = await backend.makeCreator();
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän, and I';
  await backend.makeQuiz(creator, 'never-have-i-ever', { title: long });
  await isListed(creator, 1);
  await changeProfile(creator, { name: 'Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausen' });
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await renderScreen(`/${creator.username}`, { size: 'narrow' });
  for (const address of [`/${creator.username}`, `/${creator.username}/never`]) {
    goTo(address);
    await expect.element(articles).toBeVisible();
    const tooWide = [...document.querySelectorAll('main *')].filter(
      (node) => node.getBoundingClientRect().right > innerWidth + 1,
    );
    expect(tooWide.map((node) => node.outerHTML)).toEqual([]);
  }
});
