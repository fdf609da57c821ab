/**
 * What has become of Google's window. It outlives the forms, which come and go with the address. `left-behind`: the person
 * went on with the form while it was open.
 */
let state: 'none' | 'open' | 'left-behind' = 'none';

export function noteOpened(): void {
  state = 'open';
}

/** Google has answered, or will not any more. */
export function noteClosed(): void {
  state = 'none';
}

export function leaveBehind(): void {
  if (state === 'open') state = 'left-behind';
}

/** Whether a window that nobody waits for could still sign somebody else in. */
export const isLeftBehind = () => state === 'left-behind';
