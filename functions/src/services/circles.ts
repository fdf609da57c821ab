import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';

/** Returns a name as all see it: empty for a rude one, or one of ours, as players' names are. */
export const shownName = (name: string): string => (isOffensiveName(name, []) || posesAsUs(name) ? '' : name);
