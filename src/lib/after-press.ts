/** What somebody holds down: a tap hits whatever is below the finger when it lifts, so nothing may move until then. */
let waiting: (() => void)[] | null = null;

function release(): void {
  const due = waiting ?? [];
  waiting = null;
  for (const act of due) act();
}

/** A tap's click follows its `pointerup`, in a later task. */
const CLICK_MS = 50;
/** A mouse's right button opens a menu, after which some browsers report no `pointerup`. */
const LONGEST_MS = 1000;

if (!import.meta.env.SSR) {
  addEventListener('pointerdown', () => {
    waiting ??= [];
    setTimeout(release, LONGEST_MS);
  });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(release, CLICK_MS));
}

/** Calls `act`, which changes what is on the screen, at once; during a press, after it. */
export function afterPress(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}
