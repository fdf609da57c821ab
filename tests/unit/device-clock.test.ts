import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** What may look at this machine's clock, as nothing of it meets another's. Everything else asks `src/lib/clock.ts`. */
const DEVICE_ONLY: readonly string[] = [
  'src/lib/clock.ts',
  // the server's own
  'src/server/index.ts',
  'src/server/shared-answers.ts',
  // when the device did something, for the device
  'src/app/update-notice.tsx',
  'src/app/update-watch.ts',
  'src/app/use-is-slow.ts',
  'src/data/offline/app-check-token.ts',
  'src/data/pending-writes.ts',
  'src/data/read-cache-store.ts',
  'src/data/sync-status.ts',
  'src/features/install/install-card.tsx',
  'src/features/mine/to-editor.ts',
  'src/features/quiz-editor/draft-store.ts',
  'src/lib/unlocked-quiz.ts',
  'src/lib/use-countdown.ts',
  'src/outbox/device/delivery.ts',
  'src/outbox/device/queue.ts',
  'src/outbox/submission.ts',
  'src/outbox/sync.ts',
  'src/outbox/use-to-standing.ts',
  'src/session/auth/link-email.ts',
  'src/session/cleanup.ts',
  'src/session/push-device.ts',
  'src/session/too-young.ts',
  'src/ui/kept-note.tsx',
];

const CLOCK = /\bDate\.now\b|\bnew Date\(\)/;

test('no file compares a time of the server with the clock of the device', () => {
  const found = projectFiles('src/**/*.{ts,tsx}', 'domain/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path) && CLOCK.test(readProjectFile(path)));
  expect(found.sort()).toEqual([...DEVICE_ONLY].sort());
});

test('what holds for a while is asked of `isWithin`: by a clock that is set back it would hold too long', () => {
  const found = projectFiles('src/**/*.{ts,tsx}').filter((path) =>
    /Date\.now\(\) - .*[<>]/.test(readProjectFile(path)),
  );
  // the worker's, too, which has no part of the pages': what is late there costs nothing
  expect(found.sort()).toEqual(['src/lib/clock.ts', 'src/outbox/device/delivery.ts']);
});
