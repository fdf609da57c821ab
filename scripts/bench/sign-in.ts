import type { Page } from '@playwright/test';

/** Signs in on the screen; ends on the dashboard. */
export async function signIn(page: Page, origin: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(`${origin}/auth?mode=sign-in`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Total Responses').waitFor();
}
