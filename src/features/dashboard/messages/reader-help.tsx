import type { GraveConcern } from '@domain/safety/concern.ts';
import { lazy, Suspense } from 'react';
import { loadReaderHelp } from '../../../ui/find-second-thought.ts';

const Nothing: Awaited<ReturnType<typeof loadReaderHelp>> = () => <></>;
const Help = lazy(async () => ({
  // without a network the message is there all the same
  default: await loadReaderHelp().catch(() => Nothing),
}));

/** Help for the recipient of a message from somebody in need, or who threatens. */
export function ReaderHelp({ concern }: { concern: GraveConcern }) {
  return (
    <Suspense>
      <Help concern={concern} />
    </Suspense>
  );
}
