import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { useLocation, useNavigate } from '../lib/router/router.tsx';
import type { ShareSubject } from '../lib/share-subject.ts';

interface OpenedState {
  opened?: Readonly<Record<string, string>>;
}

/**
 * Returns what is open above the page, such as a dialog, as an entry of the browser's history: Back closes it, and a
 * reload reopens it. A copied link opens no dialog, as the address stays. `name` distinguishes several on
 * one page.
 */
export function useOpened(name: string): {
  opened: string | null;
  open: (id: string) => void;
  /** Replaces what is open by something else, also after a reload. */
  become: (id: string) => void;
  close: () => void;
} {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const before = (state as OpenedState | null)?.opened;
  const opened = before?.[name] ?? null;
  // going back takes a moment, and a second tap on Close must not leave the page
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open now, it is not being closed any more
  useEffect(() => {
    isClosing.current = false;
  }, [opened]);
  const stateWith = (id: string): OpenedState => ({ opened: { ...before, [name]: id } });
  return {
    opened,
    open: (id) => void navigate({ search }, { state: stateWith(id) }),
    become: (id) => void navigate({ search }, { state: stateWith(id), replace: true }),
    close: () => {
      if (opened === null || isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    },
  };
}

/**
 * Returns the same for a sheet whose code and texts are loaded when it is opened; null until then, and while it is
 * closed. `fail` says that they can't be.
 */
export function useLazySheet<Sheet>(
  name: string,
  load: () => Promise<Sheet>,
  namespaces: readonly string[],
  fail: () => void,
) {
  const { opened, close, ...more } = useOpened(name);
  const isOpened = opened !== null;
  const [code, setCode] = useState<{ Sheet: Sheet }>();
  const loadAll = useEffectEvent(() => {
    const giveUp = () => {
      fail();
      close();
    };
    Promise.all([load(), loadTexts(...namespaces)]).then(([Sheet]) => setCode({ Sheet }), giveUp);
  });
  useEffect(() => {
    if (isOpened && !code) loadAll();
  }, [isOpened, code]);
  return { ...more, opened, close, Sheet: isOpened && code ? code.Sheet : null };
}

/** Returns what opens the sheet with all ways to share a link (src/app/lazy-share.tsx shows it). */
export function useShare(): (subject: ShareSubject) => void {
  const { open } = useOpened('share');
  return (subject) => open(JSON.stringify(subject));
}
