import { useLayoutEffect } from 'react';
import { repeatEarlyInput, stopKeepingInput } from '../lib/early-input.ts';
import { useIsHydrated } from '../lib/use-device-state.ts';

/** Beside a page: once it reacts and knows what this device keeps, what somebody did before is repeated. */
export function EarlyInput() {
  const isHydrated = useIsHydrated();
  useLayoutEffect(stopKeepingInput, []);
  useLayoutEffect(() => {
    if (isHydrated) repeatEarlyInput();
  }, [isHydrated]);
  return null;
}
