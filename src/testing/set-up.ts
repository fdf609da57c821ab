import { afterEach } from 'vitest';
import { leaveScreen } from './render-screen.tsx';

afterEach(async ({ task }) => {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden says nothing
  if (task.result?.state === 'fail') console.log(`What the page said:\n${document.body.innerText}`);
  await leaveScreen();
});
