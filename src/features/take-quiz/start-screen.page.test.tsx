import { makeQuiz } from '@domain/testing/make-quiz.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../i18n/i18n.ts';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { StartScreen } from './start-screen.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
const start = vi.fn();
const input = () => document.querySelector('input') as HTMLInputElement;
const button = () => document.querySelector('button[type="submit"]') as HTMLButtonElement;
const problem = () => document.querySelector('[role="alert"]')?.textContent;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = () => act(async () => button().click());

beforeEach(async () => {
  await loadTexts('take-quiz', 'games', 'common');
  start.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <StartScreen quiz={makeQuiz('know-me')} isDeclined={false} takesFocus={false} onStart={start} />
      </BrowserRouter>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

test('Start is never disabled: without a name it asks for one in place', async () => {
  await type(' \u200b\u2800 ');
  await press();
  expect(start).not.toHaveBeenCalled();
  expect(problem()).toBe('Type your name first, or stay anonymous.');
  expect(document.activeElement).toBe(input());
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(button().disabled || button().hasAttribute('aria-disabled')).toBe(false);
  await type('Sam');
  expect(problem()).toBe('');
  await press();
  expect(start).toHaveBeenCalledWith('Sam', undefined);
});
