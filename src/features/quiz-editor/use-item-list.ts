import type { DraftQuestion } from '@domain/quiz/draft.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  addQuestion,
  moveQuestion,
  type Removed,
  removeQuestion,
  replaceQuestion,
  restoreQuestion,
} from './draft-store.ts';

/** The last list action, which decides the announcement and the focus. */
type Done =
  | { kind: 'added'; id: string }
  | { kind: 'moved'; id: string; by: -1 | 1; from: number; to: number }
  | { kind: 'removed'; removed: Removed }
  | { kind: 'restored'; id: string }
  | { kind: 'replaced'; id: string };

/** Returns the part of an item (`data-part`) to focus after an action. */
function partToFocus(done: Done): [id: string, part: string] | null {
  if (done.kind === 'moved') return [done.id, `move${done.by}`];
  if (done.kind === 'replaced') return [done.id, 'another'];
  if (done.kind === 'restored') return [done.id, 'remove'];
  return done.kind === 'removed' ? [done.removed.question.id, 'undo'] : null;
}

/** Returns the list's actions: add, replace, remove, undo and move. A card that moves or disappears must not lose the focus. */
export function useItemList(slot: string) {
  const [done, setDone] = useState<Done | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = done && partToFocus(done);
    if (!target) return;
    const [id, part] = target;
    const item = list.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    item?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  return {
    list,
    done,
    add: () => {
      const id = addQuestion(slot);
      setDone(id === null ? null : { kind: 'added', id });
    },
    remove: ({ id }: DraftQuestion) => {
      const removed = removeQuestion(slot, id);
      setDone(removed && { kind: 'removed', removed });
    },
    restore: (removed: Removed) => {
      restoreQuestion(slot, removed);
      setDone({ kind: 'restored', id: removed.question.id });
    },
    replace: ({ id }: DraftQuestion, item: DraftQuestion) => {
      replaceQuestion(slot, id, item);
      setDone({ kind: 'replaced', id: item.id });
    },
    move: ({ id }: DraftQuestion, by: -1 | 1) => {
      const to = moveQuestion(slot, id, by);
      if (to !== null) setDone({ kind: 'moved', id, by, from: to - by + 1, to: to + 1 });
    },
  };
}
