import { onTestFinished } from 'vitest';

/** Gives this page's navigator another property for the rest of the test. */
export function replaceInNavigator(name: 'canShare' | 'clipboard' | 'share' | 'userAgent', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/** Takes both ways to copy a text from the page for the rest of the test. */
export function refuseCopying(): void {
  replaceInNavigator('clipboard', undefined);
  const { execCommand } = document;
  document.execCommand = () => false;
  onTestFinished(() => {
    document.execCommand = execCommand;
  });
}
