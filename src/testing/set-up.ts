import { afterEach } from 'vitest';
import { leaveScreen } from './render-screen.tsx';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(`What the page said:\n${document.body.innerText}`);
  await leaveScreen();
});
