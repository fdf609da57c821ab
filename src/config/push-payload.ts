export interface ShownPush {
  title: string;
  body: string;
  lang: string;
  dir: NotificationDirection;
  tag: string;
  navigate: string | null;
  /** The number for the app's icon; null leaves it unchanged. */
  badge: number | null;
}

const DIRECTIONS: readonly unknown[] = ['ltr', 'rtl', 'auto'] satisfies NotificationDirection[];

/** Returns the fields of a push in the shape of declarative web push; default ones for an unreadable push. */
export function readPush(text: string | null): ShownPush {
  let found: Record<string, unknown> = {};
  try {
    const { notification } = JSON.parse(text ?? '') as { notification?: unknown };
    if (typeof notification === 'object' && notification !== null) found = notification as Record<string, unknown>;
  } catch {
    // shown all the same
  }
  const string = (name: string) => (typeof found[name] === 'string' ? found[name] : '');
  const count = /^\d{1,6}$/.test(string('app_badge')) ? Number(string('app_badge')) : null;
  return {
    title: string('title') || 'WhoKnows',
    body: string('body'),
    lang: string('lang'),
    dir: DIRECTIONS.includes(found['dir']) ? (found['dir'] as NotificationDirection) : 'auto',
    tag: string('tag'),
    navigate: string('navigate') || null,
    badge: count,
  };
}
