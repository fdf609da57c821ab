import { afterEach } from 'vitest';
import { releaseClipboard } from './clipboard.ts';
import { leaveScreen } from './render-screen.tsx';

afterEach(async ({ task }) => {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden says nothing
  if (task.result?.state === 'fail') console.log(`What the page said:\n${document.body.innerText}`);
  await leaveScreen();
  await releaseClipboard();
});
