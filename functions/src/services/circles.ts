import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';

/** Returns the public form of a name: empty for a rude one, or one that impersonates the app, like players' names. */
export const shownName = (name: string): string => (isOffensiveName(name, []) || posesAsUs(name) ? '' : name);
