import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { picturePath } from '../../domain/pictures.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/chromium.ts';
import { portsAt } from '../../scripts/lib/ports.ts';
import { saveDraft, signUp } from '../../scripts/seed/client.ts';
import { DEMO_QUIZZES } from '../../scripts/seed/demo-data.ts';

/**
 * Makes the pictures of the landing page's group chat as friends get them: saves the quiz of the example and asks the
 * server for its picture. `npm start -- --reset`, then `node docs/art/group-chat.ts http://localhost:5002`.
 */
const [origin = 'http://localhost:5002'] = process.argv.slice(2);
/** As wide as a phone with two pixels to the point shows it. */
const WIDTH = 600;
const folder = fileURLToPath(new URL('../../src/features/landing/chat', import.meta.url));

const quiz = DEMO_QUIZZES.find(({ type }) => type === 'know-me');
if (!quiz) throw new Error('The demo has no such quiz.');
const ports = portsAt(Number(new URL(origin).port) - portsAt(0).hosting);
const nour = await signUp(
  { authPort: ports.auth, functionsPort: ports.functions },
  { email: `nour.${Date.now()}@example.com`, password: 'long-enough-7', name: 'Nour', username: `nour${Date.now()}` },
);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
await page.goto(origin);
for (const language of LANGUAGE_CODES) {
  const texts = await import(`../../src/i18n/locales/${language}/landing.json`, { with: { type: 'json' } });
  const { quizId } = await saveDraft(nour, { ...quiz, title: texts.default.chat.link });
  const webp = await page.evaluate(
    async ([path, width]) => {
      const picture = await createImageBitmap(await (await fetch(path)).blob(), {
        resizeWidth: width,
        resizeQuality: 'high',
      });
      const canvas = Object.assign(document.createElement('canvas'), { width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    [picturePath('og', 'quiz', quizId, null, language), WIDTH] as const,
  );
  writeFileSync(`${folder}/${language}.webp`, Buffer.from(webp.split(',')[1] ?? '', 'base64'));
}
await browser.close();
