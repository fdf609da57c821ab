import type { Locator, Page } from '@playwright/test';

export type Kind = 'message' | 'response' | 'contact';

/** One kind of submission, made through the screens. */
interface Screen {
  /** Fills in everything under a name. Returns the button that is left to tap. */
  prepare(page: Page, name: string): Promise<Locator>;
  /** What the person sees once the app has accepted it: delivered, or stored for later. */
  accepted(page: Page): Locator;
}

/** Where the submissions of a run go. */
export interface Goal {
  origin: string;
  username: string;
  quizId: string;
}

/** Most intermediate screens; more would mean a dead end. */
const ROUNDS = 5;

export function screensFor({ origin, username, quizId }: Goal): Record<Kind, Screen> {
  const another = (page: Page) => page.getByRole('button', { name: 'Send Another Message', exact: true });
  const anotherRequest = (page: Page) => page.getByRole('button', { name: 'Send another message', exact: true });
  const result = (page: Page) => page.getByRole('heading', { level: 1, name: /'s Results$|^Waiting to be sent$/ });
  return {
    message: {
      prepare: async (page, name) => {
        // after sending, the next one is written on the same page
        if (await another(page).isVisible()) await another(page).click();
        else await page.goto(`${origin}/${username}/anonymous-messages`);
        await page.getByRole('textbox').fill(name);
        return page.getByRole('button', { name: 'Send anonymously' });
      },
      accepted: another,
    },
    response: {
      prepare: async (page, name) => {
        const field = page.getByLabel('Your name');
        const answer = page.getByRole('button', { name: 'Tea' });
        for (let round = 0; round < ROUNDS; round++) {
          await page.goto(`${origin}/${username}/${quizId}`);
          // whatever was in progress when the page closed comes first: answers are sent, and a quiz resumes
          await field.or(result(page)).or(answer).first().waitFor();
          if (await field.isVisible()) break;
          if (await answer.isVisible()) {
            await answer.click();
            await result(page).waitFor();
          }
        }
        await field.fill(name);
        await page.getByRole('button', { name: 'Start Quiz' }).click();
        await answer.waitFor();
        return answer;
      },
      accepted: result,
    },
    contact: {
      prepare: async (page, name) => {
        await page.goto(`${origin}/contact`);
        const field = page.getByLabel('Your name');
        await field.or(anotherRequest(page)).first().waitFor();
        if (await anotherRequest(page).isVisible()) await anotherRequest(page).click();
        await field.fill('Noa');
        await page.getByLabel('Your email').fill('noa@example.com');
        await page.getByLabel('Subject').fill(name);
        await page.getByLabel('Message', { exact: true }).fill('Hello');
        return page.getByRole('button', { name: 'Send message' });
      },
      accepted: anotherRequest,
    },
  };
}
