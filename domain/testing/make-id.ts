// tests of several processes share a backend
let made = Math.floor(Math.random() * 2 ** 40);

/** Returns a submission id that no other test has. */
export function makeId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
}
