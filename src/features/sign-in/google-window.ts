/**
 * The state of Google's popup. It outlives the forms, which change with the address. `left-behind`: the person used the
 * form while it was open.
 */
let state: 'none' | 'open' | 'left-behind' = 'none';

export function noteOpened(): void {
  state = 'open';
}

/** Records that Google has answered or won't any more. */
export function noteClosed(): void {
  state = 'none';
}

export function leaveBehind(): void {
  if (state === 'open') state = 'left-behind';
}

/** Returns whether an abandoned popup could still sign another person in. */
export const isLeftBehind = () => state === 'left-behind';
