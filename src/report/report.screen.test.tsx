import { circlePath } from '@domain/circle/circle.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/axe.ts';
import { backend } from '../testing/backend.ts';
import { goOffline, goOnline } from '../testing/network.ts';
import { button } from '../testing/on-page.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

const reportsOf = (field: 'uid' | 'quizId' | 'circleId', id: string) =>
  backend.find(closedPaths.reports, `subject.${field}`, id);

test('a profile and a question are reported without an account, also on a bad line', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(`/${creator.username}`);
  await button('Report something').click();
  const sheet = page.getByRole('dialog', { name: 'Report' });
  const send = sheet.getByRole('button', { name: 'Send report' });
  const done = sheet.getByRole('heading', { name: 'Reported. Thank you.' });
  await expect.element(sheet.getByRole('radio', { name: 'This profile' })).toBeChecked();
  await send.click();
  await expect.element(sheet.getByText('Pick what fits best.')).toBeVisible();
  // the lines to call come with the choice: nothing moves the buttons later
  const lineToCall = () => sheet.element().querySelector('a[href^="tel:"]');
  (sheet.getByRole('radio', { name: "It's a threat" }).element() as HTMLElement).click();
  await Promise.resolve();
  expect(lineToCall()).toBeVisible();
  await expect.element(sheet.getByText("Someone in danger right now? Don't wait for us.")).toBeVisible();
  await expectAccessible();
  const note = sheet.getByLabelText('Anything we should know?');
  await note.fill('He means me.');
  const email = sheet.getByLabelText('Your email (optional)');
  await email.fill('noa@example.com');
  await goOffline();
  await send.click();
  await expect.element(sheet.getByText('This needs a connection')).toBeVisible();
  await expect.element(email).toHaveValue('noa@example.com');
  await expect.element(note).toHaveValue('He means me.');
  await goOnline();
  await send.click();
  await expect.element(done).toHaveFocus();
  // a reload, which opens what is here, doesn't ask for it again
  expect(history.state).toMatchObject({ usr: { opened: { report: 'done' } } });
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button('Report something')).toHaveFocus();
  expect(await reportsOf('uid', creator.uid)).toMatchObject([
    { kind: 'profile', reason: 'threat', note: 'He means me.', count: 1, accusedId: creator.uid },
  ]);

  goTo(quiz.path);
  await button('Stay Anonymous').click();
  const [first, second] = quiz.draft.questions as { question: string }[];
  const question = page.getByRole('heading', { name: first?.question ?? '' });
  await expect.element(question).toBeVisible();
  await button('Report something').click();
  await expect.element(sheet.getByRole('radio', { name: 'A question' })).toBeChecked();
  await sheet.getByLabelText('Which question?').selectOptions(second?.question ?? '');
  await sheet.getByRole('radio', { name: "It's sexual" }).click();
  await send.click();
  await expect.element(done).toHaveFocus();
  expect(await reportsOf('quizId', quiz.quizId)).toMatchObject([
    { kind: 'quiz', notes: [{ about: second?.question, reason: 'sexual' }], count: 1 },
  ]);
  // the play goes on where it was
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
});

test('a name on a scoreboard is reported below it, and so is one in a circle', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await backend.takeQuiz(quiz, { name: 'Zoé la moche', right: 'yyyyy' });
  await renderScreen(`${quiz.path}#scoreboard`, { language: 'fr', scheme: 'dark', size: 'desk' });
  await button('Signaler un nom').click();
  const sheet = page.getByRole('dialog', { name: 'Signaler' });
  await expect.element(sheet.getByRole('radio', { name: 'Le nom de quelqu' })).toBeChecked();
  await expect.element(sheet.getByLabelText('Quel nom')).toMatchTextContent('Zoé la moche');
  await sheet.getByRole('radio').nth(3).click();
  await sheet.getByRole('button', { name: 'Envoyer' }).click();
  await expect.element(sheet.getByRole('heading', { name: "C'est signalé. Merci." })).toHaveFocus();
  expect(await reportsOf('quizId', quiz.quizId)).toMatchObject([
    { kind: 'player-name', evidence: { name: 'Zoé la moche' }, count: 1 },
  ]);

  const circle = makeCircleInput({ id: crypto.randomUUID() });
  await backend.post('circles', circle);
  for (const name of ['Kim', 'Zoé la moche'])
    await backend.post('circle-members', makeMemberInput(circle.id, { name }));
  goTo(circlePath(circle.id));
  await button('Signaler').click();
  await expect.element(sheet.getByRole('radio', { name: 'Tout le cercle' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'Un nom dans le cercle' }).click();
  await sheet.getByLabelText('Quel nom').selectOptions('Zoé la moche');
  await sheet.getByRole('radio', { name: 'harcèlement' }).click();
  await sheet.getByRole('button', { name: 'Envoyer' }).click();
  await expect.element(sheet.getByRole('heading', { name: "C'est signalé. Merci." })).toHaveFocus();
  expect(await reportsOf('circleId', circle.id)).toMatchObject([
    { kind: 'circle-name', evidence: { name: 'Zoé la moche', circleName: circle.name }, reason: 'bullying' },
  ]);
});

test('a creator reports the name of a player', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await backend.takeQuiz(quiz, { name: 'Rude', right: 'yyyyy' });
  await renderScreen('/dashboard?tab=responses', { as: creator });
  await page.getByText('Rude').first().click();
  const dialog = page.getByRole('dialog', { name: "Rude's answers" });
  const opener = dialog.getByRole('button', { name: 'Report this name' });
  await opener.click();
  await dialog.getByRole('radio', { name: "It's bullying" }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Reported. Thank you.' })).toHaveFocus();
  expect(await reportsOf('quizId', quiz.quizId)).toMatchObject([
    { kind: 'player-name', evidence: { name: 'Rude' }, reason: 'bullying' },
  ]);
});
