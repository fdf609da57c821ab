import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { type Client, saveDraft, signUp, type Target } from '../../scripts/seed/client.ts';
import { DEMO_QUIZZES } from '../../scripts/seed/demo-data.ts';

const portOf = (variable: string) => Number(process.env[variable]?.split(':')[1]);

/** The backend that scripts/tasks/test.ts has started. */
export const target: Target = {
  authPort: portOf('FIREBASE_AUTH_EMULATOR_HOST'),
  functionsPort: portOf('FUNCTIONS_EMULATOR_HOST'),
};

export interface Creator extends Client {
  name: string;
  email: string;
  password: string;
  username: string;
}

/** Somebody whom no other test knows. The name is letters only, so that it gives the username. */
export function somebody(): { name: string; email: string; password: string; username: string } {
  const letters = randomUUID().replace(/\d|-/g, '').padEnd(12, 'x').slice(0, 12);
  return {
    name: `Zoe ${letters}`,
    email: `${letters}.${Date.now()}@example.com`,
    password: 'long-enough-7',
    username: `zoe${letters}`,
  };
}

/** A creator made past the screens, for tests that are about something else. */
export async function makeCreator(): Promise<Creator> {
  const person = somebody();
  return { ...person, ...(await signUp(target, person)) };
}

const DRAFTS = { 'know-me': DEMO_QUIZZES[0], 'two-truths': DEMO_QUIZZES[1], 'never-have-i-ever': DEMO_QUIZZES[2] };

/** Saves a quiz for a creator. Gives its draft and code. */
export async function makeQuiz(
  creator: Creator,
  type: QuizDraft['type'],
  change: Partial<Pick<QuizDraft, 'isPublic' | 'password' | 'title' | 'category'>> = {},
) {
  const draft = { ...(DRAFTS[type] as QuizDraft), isPublic: true, password: '', ...change } as QuizDraft;
  const { quizId, revision } = await saveDraft(creator, draft);
  return { draft, quizId, revision, path: `/${creator.username}/${quizId}` };
}

/** Signs in on the screen and waits for the dashboard. */
export async function signInOn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth?mode=sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Total Responses')).toBeVisible();
}

/** Fails the test at its end if the page logged an error or asked a host that is not this machine. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      complaints.push(`foreign: ${request.url()}`);
  });
  return complaints;
}

interface Fixtures {
  /** A browser of somebody else: no account, no storage in common. */
  stranger: Page;
}

/** Playwright's test with a second person's browser. */
export const test = base.extend<Fixtures>({
  stranger: async ({ browser, contextOptions }, use) => {
    const context: BrowserContext = await browser.newContext(contextOptions);
    await use(await context.newPage());
    await context.close();
  },
});
export { expect };
