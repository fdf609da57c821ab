import { lazy } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';

/** Loaded with its texts when a creator has a removed quiz. */
export const RemovedNote = lazy(async () => {
  const [part] = await Promise.all([import('./removed-note.tsx'), loadTexts('account-notice')]);
  return { default: part.RemovedNote };
});
