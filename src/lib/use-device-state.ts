import { type Dispatch, type SetStateAction, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false on the server and while its page is being hydrated, else true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Like `useState`; the value is `neutral` until a page from the server is hydrated, as both must render the same. */
export function useDeviceState<T>(read: () => T, neutral: T): [T, Dispatch<SetStateAction<T>>] {
  const isHydrated = useIsHydrated();
  const [isRead, setIsRead] = useState(isHydrated);
  const [value, setValue] = useState(() => (isHydrated ? read() : neutral));
  if (isHydrated && !isRead) {
    setIsRead(true);
    setValue(read());
  }
  return [value, setValue];
}
