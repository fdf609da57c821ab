import { create } from 'zustand';

/** What is typed into the inbox's search, by creator. Not in the address: it would stay in the browser's history. */
const useTyped = create<{ uid: string; typed: string }>(() => ({ uid: '', typed: '' }));

/** Returns what is typed into the search, which outlives the tab and a dialog, and a function that changes it. */
export function useSearchWords(uid: string): [typed: string, setTyped: (typed: string) => void] {
  const typed = useTyped((state) => (state.uid === uid ? state.typed : ''));
  return [typed, (text) => useTyped.setState({ uid, typed: text })];
}
