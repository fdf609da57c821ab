import { paths } from '@domain/paths.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { findCached } from '../../data/read-cache.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend, type Person } from '../../testing/backend.ts';
import { brokenWords } from '../../testing/broken-words.ts';
import { button, clipboard, play, title } from '../../testing/on-page.ts';
import { goTo, renderScreen, reopen } from '../../testing/render-screen.tsx';

const text = (words: string | RegExp) => page.getByText(words, { exact: typeof words === 'string' });
const openMore = (name = 'More') => page.getByText(name, { exact: true }).click();
const rows = page.getByRole('region', { name: /^(Scoreboard|Classement)$/ }).getByRole('listitem');
const lines = () => rows.elements().map((row) => row.textContent);
/** A private quiz and somebody's answers to it, the first of them wrong. */
async function makePrivateResult(creator: Person) {
  const secret = { title: 'Between us', isPublic: false, password: 'pancakes' };
  const quiz = await backend.makeQuiz(creator, 'know-me', secret);
  const { id, answers } = await backend.takeQuiz(quiz, { name: 'Noa', right: 'nyyyy' });
  return { quiz, id, prompt: answers[0]?.prompt ?? '', right: answers[0]?.correct ?? '' };
}

test('a result has a headline, a link, further actions and its questions, whose answers are shown on request; in both languages', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'never-have-i-ever');
  const { id } = await backend.takeQuiz(quiz, { name: 'Anonymous User', right: 'yynyy' });
  await renderScreen(`/quiz/results/${id}`);
  await expect.element(title).toHaveTextContent("Anonymous User's Results");
  await expect.element(text('A mystery friend really knows Zoe.')).toBeVisible();
  await expect.element(text('4 out of 5 correct')).toBeVisible();
  await expect.element(text('Excellent! You two clearly talk.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Can you beat that?' })).toHaveAttribute('href', quiz.path);
  await openMore();
  await expect.element(button('Copy Link')).toBeVisible();
  await expectAccessible();
  await button('Copy Link').click();
  await expect.element(page.getByText('Result link copied to clipboard!')).toBeVisible();
  expect(await clipboard()).toBe(`${location.origin}/quiz/results/${id}`);
  // who is shared a score is dared to play: the link is the quiz's, and nothing here gives the answers away unasked
  await button('Share Results').click();
  await expect.element(page.getByText('Score and quiz link copied to clipboard!')).toBeVisible();
  expect(await clipboard()).toBe(
    `A mystery friend really knows Zoe. 80% on "${quiz.draft.title}". Can you beat that? ${location.origin}${quiz.path}`,
  );
  await expect.element(page.getByRole('heading', { name: 'Question breakdown' })).toBeVisible();
  expect(page.getByRole('listitem').filter({ hasText: 'Right' }).elements()).toHaveLength(4);
  expect(page.getByText('Answered:').elements()).toEqual([]);
  await button('Show the answers').click();
  await expect.element(button('Hide the answers')).toHaveFocus();
  expect(page.getByText('Answered:').elements()).toHaveLength(5);
  expect(page.getByText('Right answer:').elements()).toHaveLength(1);

  const languages = page.getByRole('main').getByRole('group', { name: 'Language' });
  await languages.getByRole('button', { name: 'Français' }).click();
  await expect.poll(() => title.element().textContent).toBe('Résultat\u00a0: Anonyme');
  await expect.element(text('4 bonnes réponses sur 5')).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
});

test("a private quiz's player keeps the whole result on their device, also after access has expired", async () => {
  const { quiz, prompt } = await makePrivateResult(await backend.makeCreator());
  await renderScreen(quiz.path);
  await page.getByLabelText('Quiz password').fill('pancakes');
  await button('Access Quiz').click();
  await play(quiz.draft);
  await openMore();
  await expect.element(text(prompt)).toBeVisible();
  await expect.poll(() => location.pathname).toMatch(/^\/quiz\/results\//);
  // kept once the page has nothing else to do
  const id = location.pathname.split('/').at(-1) ?? '';
  await expect.poll(() => findCached(paths.responseAnswers(id))).toBeDefined();
  localStorage.removeItem(`whoknows-pass-${quiz.quizId}`);
  const { pathname } = location;
  reopen(pathname);
  await openMore();
  await expect.element(text(prompt)).toBeVisible();
  await expect.element(text(/^This quiz is private, so its questions/)).not.toBeInTheDocument();
});

test('only the creator sees a rude name, also one older than the name check', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  const [rude, nice] = await Promise.all(
    ['Sh1thead', 'Mia'].map((name) => backend.takeQuiz(quiz, { name, right: 'y' })),
  );
  await renderScreen('/about');
  const shows = async (id = '', heading = '') => {
    goTo(`/quiz/results/${id}`);
    await expect.element(title).toMatchTextContent(heading);
    await expect.poll(() => document.title).toMatch(new RegExp(`^${heading}`));
  };
  await shows(rude?.id, "Someone's Results");
  await expect.element(page.getByText('Sh1thead')).not.toBeInTheDocument();
  await shows(nice?.id, "Mia's Results");
  for (const id of [rude?.id ?? '', nice?.id ?? '']) await backend.removeField(paths.response(id), 'isNameHidden');
  await shows(rude?.id, "Someone's Results");
  await shows(nice?.id, "Mia's Results");
});

test('anonymous players and hidden names have no name on the scoreboard', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await backend.merge(paths.account(creator.uid), { hiddenWords: ['pumpkin'] });
  await backend.takeQuiz(quiz, { name: 'Pumpkin', right: 'yyyyy' });
  await renderScreen(quiz.path);
  await play(quiz.draft, '', 1);
  await expect.element(rows.filter({ hasText: 'You' })).toMatchTextContent('Anonymous User');
  goTo(`${quiz.path}#scoreboard`);
  await expect
    .poll(lines)
    .toEqual([expect.stringMatching(/^Place 1Anonymous User/), expect.stringMatching(/^Place 2Anonymous User/)]);
  await expect.element(page.getByText('Pumpkin')).not.toBeInTheDocument();
});

test('only the first try is on the scoreboard', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await renderScreen(quiz.path);
  await play(quiz.draft, 'Noa');
  await expect.poll(lines).toEqual([expect.stringMatching(/^Place 1Noa\s*You\s*100%/)]);
  await openMore();
  await page.getByRole('link', { name: 'Take Quiz Again' }).click();
  await play(quiz.draft, 'noa', 1);
  await expect.poll(lines).toEqual([expect.stringMatching(/^Place 1Noa\s*100%/)]);
  await expect
    .element(
      text(
        "On one network, only a name's first try counts, and this name had one. So this one isn't on the scoreboard.",
      ),
    )
    .toBeVisible();
});

test("with many players, five rows and the player's own are shown, then all on request", async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  const friends = Array.from({ length: 22 }, (_, n) => ({
    name: n === 0 ? 'Anonymous User' : `Friend ${n}`,
    right: n < 20 ? 'yyyyy' : 'yynnn',
  }));
  await Promise.all(friends.map((friend) => backend.takeQuiz(quiz, friend)));
  const mine = await backend.takeQuiz(quiz, { name: 'Maximilian-Alexander', right: 'ynnnn' });
  await renderScreen(`/quiz/results/${mine.id}`);
  await expect.element(page.getByRole('heading', { name: '23rd of 23' })).toBeVisible();
  expect(lines()).toHaveLength(6);
  expect(lines().at(-1)).toMatch(/^Place 23Max.*This result\s*20%/);
  expect(brokenWords('ol')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await button('Show all 20').click();
  await expect.poll(lines).toHaveLength(21);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  expect(brokenWords('ol')).toEqual([]);
  await button('Show fewer').click();
  await expect.poll(lines).toHaveLength(6);
});
