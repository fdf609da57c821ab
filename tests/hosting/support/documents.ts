import { Window } from 'happy-dom';
import { expect } from 'vitest';
import { ask } from './site.ts';

const window = new Window({ settings: { disableJavaScriptEvaluation: true } });

/** What readers without scripts see of a page, by language: its first, and what the document swaps in for others. */
export async function screensOf(path: string): Promise<Record<'en' | 'fr', ParentNode>> {
  const reply = await ask(path);
  expect(reply.status, path).toBe(200);
  const document = new window.DOMParser().parseFromString(await reply.text(), 'text/html') as unknown as Document;
  const french = document.querySelector<HTMLTemplateElement>('template[lang=fr]');
  return { en: document.querySelector('#root') as ParentNode, fr: french?.content.children[1] as ParentNode };
}

/** The text of each element in reading order, with white space as displayed. */
export const textsOf = (screen: ParentNode, selector: string) =>
  [...screen.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
