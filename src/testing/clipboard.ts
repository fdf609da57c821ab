import { commands } from 'vitest/browser';

const { writeText } = Clipboard.prototype;
let isHeld = false;

// two pages of tests share one browser, and so its clipboard: a test that copies holds it until it has ended
Clipboard.prototype.writeText = async function (this: Clipboard, text: string) {
  isHeld = true;
  await commands.holdClipboard();
  return writeText.call(this, text);
};

export async function releaseClipboard(): Promise<void> {
  if (isHeld) await commands.releaseClipboard();
  isHeld = false;
}
