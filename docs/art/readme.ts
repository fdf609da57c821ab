import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { circlePath } from '../../domain/circle/circle.ts';
import { portsAt } from '../../scripts/lib/ports.ts';
import { PROJECT } from '../../scripts/lib/project.ts';
import { DEMO_CIRCLE } from '../../scripts/seed/circle.ts';
import { OPERATORS } from '../../scripts/seed/console-data.ts';
import { DEMO } from '../../scripts/seed/demo-data.ts';
import {
  creatorContext,
  findDemo,
  launch,
  openScreen,
  SCREENS,
  type Screen,
  type View,
  visitorContext,
} from './screens.ts';

/** Takes the pictures of docs/gallery.md, and puts four of them side by side for the README: `npm start -- --reset`, then `node docs/art/readme.ts http://localhost:5002 [name ...]`. */
const [origin = 'http://localhost:5002', ...names] = process.argv.slice(2);

const phone: View = { width: 390, scheme: 'light', language: 'en' };
const night: View = { ...phone, scheme: 'dark' };
const desktop: View = { ...phone, width: 1440 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const messagePage = `/${DEMO.username}/anonymous-messages`;
const writeMessage = async (page: Page) =>
  page.getByRole('textbox').fill('I still laugh about the pigeon. You know which one.');
const saveOffline = async (page: Page) => {
  await writeMessage(page);
  await page.context().setOffline(true);
  await button(page, 'Send anonymously').click();
  await page.getByRole('heading', { level: 1, name: 'Saved' }).waitFor();
};
const REPLY = "Everyone already knows. It's the boy with the trombone.";
/** As the demo's creator, who opens the newest message and answers it. */
const answer = async (page: Page) => {
  await button(page, /^Sealed message/)
    .first()
    .click();
  await button(page, 'Reply').click();
  await page.getByLabel('Your reply').fill(REPLY);
  await button(page, 'Send reply').click();
  await page.getByRole('region', { name: 'Your reply' }).scrollIntoViewIfNeeded();
};
const openMessage = async (page: Page) =>
  button(page, /library today|^Sealed message/)
    .last()
    .click();

const authUrl = (): string => `http://127.0.0.1:${portsAt(Number(new URL(origin).port) - portsAt(0).hosting).auth}`;

/** As one of the demo's operators, whose second factor is a phone: the Auth emulator knows the code. */
const openConsole = async (page: Page) => {
  await page.getByLabel('Email').fill(OPERATORS[0].email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await button(page, 'Sign In').click();
  await button(page, /Demo phone/).click();
  const input = page.getByRole('textbox', { name: /code/i });
  await input.waitFor();
  const reply = await fetch(`${authUrl()}/emulator/v1/projects/${PROJECT}/verificationCodes`);
  const { verificationCodes } = (await reply.json()) as { verificationCodes: { code: string }[] };
  await input.fill(verificationCodes.at(-1)?.code ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Total Responses').waitFor();
  await page.goto(`${origin}/operator`);
  await page.getByRole('link', { name: /^Quiz\b/ }).click();
  await button(page, 'Take this case').waitFor();
};

/** An authenticator app asks for a confirmed address; locally the Auth emulator's owner confirms it. */
async function confirmEmail(): Promise<void> {
  const accounts = `${authUrl()}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const owner = (path: string, body: object) =>
    fetch(accounts + path, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((reply) => reply.json());
  const { users } = (await owner(':lookup', { email: [DEMO.email] })) as { users: { localId: string }[] };
  await owner(':update', { localId: users[0]?.localId, emailVerified: true });
}

const known = (name: string): Screen => {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  return screen;
};
const visitor = (path: string, steps: NonNullable<Screen['steps']>): Screen => ({
  name: path,
  path: () => path,
  steps,
});
const creator = (path: string, steps: NonNullable<Screen['steps']>): Screen => ({
  ...visitor(path, steps),
  isCreator: true,
});

const PICTURES: Readonly<Record<string, [Screen, View]>> = {
  landing: [known('landing'), phone],
  'landing-fr-dark-desktop': [known('landing'), { width: 1440, scheme: 'dark', language: 'fr' }],
  profile: [known('profile'), phone],
  'profile-desktop': [known('profile'), desktop],
  'take-quiz': [known('quiz-feedback'), phone],
  results: [known('result'), phone],
  'scoreboard-desktop': [
    {
      ...known('result'),
      steps: async (page) => page.getByRole('region', { name: 'Scoreboard' }).scrollIntoViewIfNeeded(),
    },
    desktop,
  ],
  'send-message': [known('message-sent'), phone],
  'make-mine': [known('mine'), phone],
  circle: [visitor(circlePath(DEMO_CIRCLE), (page) => page.getByRole('table').scrollIntoViewIfNeeded()), phone],
  'private-quiz': [known('quiz-gate'), phone],
  'sign-in': [known('auth-sign-in'), phone],
  'quiz-editor-dark': [known('edit-two-truths'), night],
  dashboard: [known('dashboard-overview'), phone],
  'quiz-details-desktop': [known('details'), desktop],
  account: [known('account'), phone],
  'offline-saved': [visitor(messagePage, saveOffline), phone],
  'offline-dashboard': [
    creator('/dashboard', async (page) => {
      await button(page, /Anonymous/)
        .first()
        .waitFor();
      await page.context().setOffline(true);
      await page.getByText("You're offline.").waitFor();
    }),
    night,
  ],
  inbox: [
    creator('/dashboard?tab=messages', async (page) =>
      button(page, /^Sealed message/)
        .first()
        .waitFor(),
    ),
    phone,
  ],
  'report-message': [
    creator('/dashboard?tab=messages', async (page) => {
      await openMessage(page);
      await button(page, 'Report').click();
      await page.getByRole('radio').first().check();
    }),
    phone,
  ],
  'block-sender-dark': [
    creator('/dashboard?tab=messages', async (page) => {
      await openMessage(page);
      await button(page, 'Block sender').click();
      await page.getByRole('heading', { name: 'Block this sender?' }).waitFor();
    }),
    night,
  ],
  'delete-sent': [
    visitor(messagePage, async (page) => {
      await writeMessage(page);
      await button(page, 'Send anonymously').click();
      await page.getByRole('link', { name: 'Open my private link' }).click();
      await button(page, 'Delete my message').click();
      await button(page, 'Delete for good').waitFor();
    }),
    phone,
  ],
  replied: [
    visitor(messagePage, async (page) => {
      await page.getByRole('textbox').fill('Who was your first crush?');
      await button(page, 'Send anonymously').click();
      await page.getByRole('link', { name: 'Open my private link' }).click();
      await page.getByRole('heading', { name: 'No reply yet' }).waitFor();
      const context = await creatorContext(browser, origin, phone);
      const inbox = await context.newPage();
      await inbox.goto(`${origin}/dashboard?tab=messages`);
      await answer(inbox);
      await page.getByText(REPLY).waitFor();
      await context.close();
    }),
    phone,
  ],
  'reply-dark': [creator('/dashboard?tab=messages', answer), night],
  'operator-console-dark-desktop': [visitor('/auth?mode=sign-in', openConsole), { ...desktop, scheme: 'dark' }],
  'two-step': [
    creator('/account', async (page) => {
      await button(page, 'Add an authenticator app').click();
      await page.getByRole('img', { name: /QR/ }).scrollIntoViewIfNeeded();
    }),
    phone,
  ],
};

const fileOf = (name: string) => fileURLToPath(new URL(`../screenshots/${name}.png`, import.meta.url));

/** Draws pictures side by side, as phones. */
async function drawPhones(...screens: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 640 } });
  const images = screens.map(
    (name) => `<img src="data:image/png;base64,${readFileSync(fileOf(name)).toString('base64')}">`,
  );
  await page.setContent(`<style>
    body { margin: 0; padding: 20px; display: flex; justify-content: space-between; box-sizing: border-box; height: 100vh }
    img { height: 600px; border-radius: 24px; box-sizing: border-box; border: 4px solid #1b1b1b }
  </style>${images.join('')}`);
  await page.screenshot({ path: fileOf('phones'), omitBackground: true });
  await page.close();
}

const browser = await launch();
const demo = await findDemo(browser, origin);
await confirmEmail();
for (const [name, [screen, view]] of Object.entries(PICTURES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const context = screen.isCreator ? await creatorContext(browser, origin, view) : await visitorContext(browser, view);
  const page = await openScreen(context, screen, demo, view);
  await page.screenshot({ path: fileOf(name) });
  await context.close();
  console.log(name);
}
await drawPhones('results', 'make-mine', 'circle', 'inbox');
await browser.close();
