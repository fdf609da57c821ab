import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { button, isAt } from '../../testing/on-page.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const use = (name: string) => page.getByRole('link', { name: `Use this template, ${name}` }).click();
const title = () => page.getByLabelText('Quiz title');
const item = (name: string) => page.getByRole('region', { name, exact: true });
const isTitled = (name: string) => expect.element(title()).toHaveValue(name);
/** Goes to another page and from there to a URL, as a new visit. */
async function visit(address: string): Promise<void> {
  goTo('/blog');
  await expect.poll(() => document.title).toMatch(/^Blog/);
  goTo(address);
}

test('a template of each game opens in the editor, filled in, for anybody', { tags: ['gate'] }, async () => {
  await renderScreen('/templates');
  await use('The best friend exam');
  await isTitled('The best friend exam');
  await isAt('/create-quiz?type=know-me');
  const second = item('Question 2');
  await expect.element(second.getByRole('group', { name: 'Which message can only be from me?' })).toBeVisible();
  await expect.element(second.getByRole('radio', { name: '“k”' })).toBeInTheDocument();
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await expect.element(item('Question 5')).toBeVisible();
  await button('Save Quiz').click();
  await expect.element(page.getByText("Tap the answer that's true.").first()).toBeVisible();

  // nothing was typed, and who comes back finds it all the same
  await visit('/create-quiz?type=know-me');
  await isTitled('The best friend exam');

  await visit('/templates');
  await use('Bluff night');
  await isTitled('Bluff night');
  await expect.element(item('Set 5').getByLabelText('The lie')).toHaveValue('I once texted ... to ...');

  await visit('/templates');
  await use('Back row confessions');
  await isTitled('Back row confessions');
  await expect.element(item('Statement 6')).toBeVisible();
  await isAt('/create-quiz?type=never-have-i-ever&step=details');
  // its statements are marked on their list
  await button('Back to the list').click();
  await expect.element(page.getByText('6 selected')).toBeVisible();

  await visit('/templates');
  await button('FR: passer en français').first().click();
  await page.getByRole('link', { name: 'Prendre ce modèle, Vérités du dimanche midi' }).click();
  await expect.element(page.getByLabelText('Titre du quiz')).toHaveValue('Vérités du dimanche midi');
});

test("a template replaces an untouched template, but a person's draft only after a confirmation", async () => {
  const KNOW_ME = '/create-quiz?type=know-me';
  await renderScreen(`${KNOW_ME}&template=couple-check`, { as: await backend.makeCreator() });
  await isTitled('The couple check');
  await visit(`${KNOW_ME}&template=best-friend-exam`);
  await isTitled('The best friend exam');
  await title().fill('My own words');

  await visit(`${KNOW_ME}&template=couple-check`);
  await expect.element(page.getByText('My own words')).toBeVisible();
  await page.getByRole('button', { name: 'The couple check' }).click();
  await button('Discard').click();
  await isTitled('The couple check');
  await isAt(KNOW_ME);

  // a draft of one game is not in the way of another, and names that mean nothing do nothing
  await title().fill('Still here');
  await visit('/create-quiz?type=two-truths&template=childhood-tales');
  await isTitled('Tall tales from my childhood');
  await visit(`${KNOW_ME}&template=no-such-thing`);
  await isTitled('Still here');
  await isAt(KNOW_ME);
});
