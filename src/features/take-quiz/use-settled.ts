import { useEffect, useState } from 'react';

/** False for the moment in which the second tap of a double tap would land on an answer of the next question. */
const SETTLE_MS = 250;

/** Whether the screen has stood long enough to be answered on purpose. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
