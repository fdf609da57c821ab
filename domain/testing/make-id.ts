let made = 0;

/** Returns a submission id, unique in this process. */
export function makeId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
}
