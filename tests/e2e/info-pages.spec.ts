import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { QUESTIONS } from '../../src/features/info-pages/help-search.ts';
import { db, stored } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { isAhead } from './handing-in.ts';
import { expect, somebody, test, watch } from './support.ts';

/** The main texts and links of each page, in both languages. */
const PAGES = [
  {
    path: '/about',
    links: ['/auth', '/', '/safety'],
    en: ['About WhoKnows', 'It started with a bet', 'Three games and an inbox', 'What we stand for'],
    fr: ['À propos de WhoKnows', 'Au départ, un pari', 'Trois jeux et une boîte à messages', 'Ce à quoi on tient'],
  },
  {
    path: '/safety',
    links: ['/contact?type=safety', '/terms'],
    en: ['Safety & Privacy', 'Gone after 180 days', 'Private quizzes', 'When a message hurts', 'In danger right now?'],
    fr: ['Sécurité et vie privée', 'Effacé après 180 jours', 'Les quiz privés', 'Quand un message fait mal'],
  },
  {
    path: '/privacy',
    links: ['/account#privacy', '/safety'],
    en: ['What we store', 'Your quizzes', 'Reports', 'Counters against floods'],
    fr: ["Ce qu'on garde", 'Tes quiz', 'Signalements', 'Compteurs contre les envois en masse'],
  },
  {
    path: '/contact',
    links: ['/help'],
    en: ['Contact us', 'How fast we reply', "Maybe it's already answered"],
    fr: ['Écris-nous', 'Nos délais', 'La réponse existe peut-être déjà'],
  },
  {
    path: '/help',
    links: ['/contact'],
    en: ['Help Center', 'How do I make my first quiz?', 'Are anonymous messages really anonymous?', 'Still stuck?'],
    fr: ["Centre d'aide", 'Comment créer mon premier quiz ?', 'Ça coince toujours ?'],
  },
  {
    path: '/terms',
    links: ['/contact', '/safety', '#rules', '/third-party-notices.txt'],
    en: ['Terms of Service', 'On this page', '1. Who can use WhoKnows', '8. Changes and contact'],
    fr: ["Conditions d'utilisation", 'Sur cette page', '1. Qui peut utiliser WhoKnows', '8. Changements et contact'],
  },
] as const;

for (const { path, links, en, fr } of PAGES) {
  test(`${path} in both languages, for everybody`, async ({ page }) => {
    const complaints = watch(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en[0]);
    for (const text of en) await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    for (const link of links) await expect(page.locator(`main a[href="${link}"]`).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'FR: passer en français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr[0]);
    for (const text of fr) await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    // nothing is wider than the smallest phone, with the text set twice as large
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
  });
}

test('the contents of the terms lead to each section', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#changes$/);
  await expect(page.getByRole('heading', { name: '8. Changes and contact' })).toBeInViewport();
});

test('the help is searched by text and by topic, and the words stay in the address', async ({ page }) => {
  await page.goto('/help');
  const questions = page.locator('main summary');
  const count = page.getByRole('main').getByRole('status');
  await expect(questions).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Most asked (6)' })).toHaveAttribute('aria-pressed', 'true');
  const ofQuizzes = QUESTIONS.filter(([, topic]) => topic === 'quizzes').length;
  await page.getByRole('button', { name: `Quizzes (${ofQuizzes})` }).click();
  await expect(questions).toHaveCount(ofQuizzes);
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('how do I delete my account');
  await expect(questions.first()).toHaveText('How do I delete my account?');
  await questions.first().click();
  await expect(page.getByRole('link', { name: 'To my account' })).toHaveAttribute('href', '/account');
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('  ANONYMOUS   méssage');
  await expect(questions.first()).toHaveText('Are anonymous messages really anonymous?');
  await expect(page).toHaveURL(/\/help\?q=/);
  await expect(page.getByRole('button', { name: 'Quizzes (0)' })).toBeDisabled();
  // by keyboard
  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A message carries no name')).toBeVisible();
  await expect(page.getByRole('link', { name: 'More about safety and privacy' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(count).toHaveText('0 answers');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('xylophone');
  await expect(page.getByText('No answers mention “xylophone”.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(questions).toHaveCount(6);
  await expect(page).toHaveURL(/\/help$/);
});

function someForm() {
  const { name, email } = somebody();
  return { name, email, subject: 'About Mondays', message: 'They are long.\nPlease fix.' };
}
async function fillIn(page: Page, form = someForm()) {
  await page.getByLabel('Your name').fill(form.name);
  await page.getByLabel('Your email').fill(form.email);
  await page.getByLabel('Subject').fill(form.subject);
  await page.getByLabel('Message').fill(form.message);
  return form;
}
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });
async function requestsOf(email: string) {
  const { docs } = await db().collection('contactRequests').where('email', '==', email).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

test('a wrong form says what is wrong, in place, and what is right is stored once', async ({ page }) => {
  const bodies: { id: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact-requests')) bodies.push(request.postDataJSON());
  });
  await page.goto('/safety');
  await page.getByRole('link', { name: 'Report a safety problem' }).click();
  await expect(page.getByRole('radio', { name: 'Safety' })).toBeChecked();
  await expect(page.getByText('Is someone in danger right now?')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Please tell us your name.')).toBeVisible();
  await expect(page.getByText('Please write a message.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page);
  const form = await fillIn(page);
  await page.getByLabel('Your email').fill('not an address');
  await sendButton(page).click();
  await expect(page.getByText("That doesn't look like an email address.")).toBeVisible();
  await expect(page.getByLabel('Your email')).toBeFocused();
  expect(bodies).toEqual([]);

  await page.getByLabel('Your email').fill(` ${form.email}`);
  await page.getByRole('radio', { name: 'Feedback' }).check();
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(form.message);
  await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked();
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(page.getByText("We'll reply within 24 hours")).toBeVisible();
  await expectAccessible(page);
  expect(bodies).toHaveLength(1);
  expect(await stored(paths.contactRequest(bodies[0]?.id ?? ''))).toMatchObject({ ...form, inquiryType: 'feedback' });
  expect(await requestsOf(form.email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('what is typed before the code is there stays, and sending early does no harm', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/contact-page*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Early bird');
  await page.getByRole('radio', { name: 'Press' }).check();
  await sendButton(page).click();
  release();
  const kept = () => page.evaluate(() => localStorage.getItem('whoknows-contact'));
  await expect.poll(kept).toContain('Early bird');
  await expect(page.getByLabel('Your name')).toHaveValue('Early bird');
  await expect(page.getByRole('radio', { name: 'Press' })).toBeChecked();
  await expect(page).toHaveURL(/\/contact$/);
});

test('offline it waits, can be changed or thrown away, and goes out once, by itself', async ({ page, context }) => {
  await page.goto('/contact');
  const form = await fillIn(page);
  await isAhead(page);
  await context.setOffline(true);
  await sendButton(page).click();
  const saved = page.getByRole('heading', { name: "Saved. It'll be sent when you're back online." });
  await expect(saved).toBeFocused();
  await expectAccessible(page);

  const look = page.getByRole('button', { name: 'Take a look' });
  await look.click();
  const sheet = page.getByRole('dialog', { name: 'What you sent' });
  await sheet.getByText('What you wrote').click();
  await expect(sheet.getByText(form.message)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue(form.message);
  await sendButton(page).click();
  await expect(saved).toBeVisible();
  expect(await requestsOf(form.email)).toEqual([]);

  await page.getByRole('button', { name: 'Send another message' }).click();
  await fillIn(page, { ...form, subject: 'One too many' });
  await sendButton(page).click();
  await expect(saved).toBeVisible();
  await look.click();
  const second = sheet.getByRole('article').filter({ hasText: 'One too many' });
  await second.getByRole('button', { name: 'Discard' }).click();
  await second.getByRole('button', { name: 'Discard' }).click();
  await expect(second).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Message')).toHaveValue('');

  await context.setOffline(false);
  await expect(page.getByText('Delivered')).toBeVisible();
  expect(await requestsOf(form.email)).toMatchObject([{ ...form, inquiryType: 'general' }]);
});

test('what the server finds wrong stands at its field, and its failures lose nothing', async ({ page }) => {
  await page.goto('/contact');
  const form = await fillIn(page);
  const answers = [
    { status: 400, error: { code: 'invalid-input', message: 'no', fields: { subject: 'too-long' } } },
    { status: 429, error: { code: 'rate-limited', message: 'no', retryAfter: 600 } },
  ];
  await page.route('**/api/contact-requests', (route) => {
    const answer = answers.shift();
    if (!answer) return route.continue();
    return route.fulfill({ status: answer.status, json: { ok: false, error: answer.error } });
  });
  await sendButton(page).click();
  await expect(page.getByText('This is too long.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'That was a lot at once, so it waits until' })).toBeVisible();
  await page.getByRole('button', { name: 'Take a look' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(form.message);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(await requestsOf(form.email)).toHaveLength(1);
});

test('what one tab has sent does not touch what is written in another', async ({ page, context }) => {
  await page.goto('/contact');
  const second = await context.newPage();
  await second.goto('/contact');
  await second.getByLabel('Subject').fill('Something else');
  const form = await fillIn(page);
  for (const tab of [page, second]) await isAhead(tab);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(second.getByRole('button', { name: '1 waiting to send' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expect(second.getByText('Delivered')).toBeVisible();
  await expect(second.getByLabel('Subject')).toHaveValue('Something else');
  expect(await requestsOf(form.email)).toMatchObject([form]);
});

test('a browser that keeps nothing is not said to keep it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await page.goto('/contact');
  const form = await fillIn(page);
  await expect(page.getByText("This browser won't let us save what you type.")).toBeVisible();
  await expect(page.getByText('What you type stays on this device')).toHaveCount(0);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(await requestsOf(form.email)).toHaveLength(1);
});
