import { href } from '../config/href.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/**
 * Who is signed in on this device, for screens that must not load the sign-in service. It only decides what is offered
 * ("Create Your Own Quiz" goes to the editor or to the landing page); nothing private hangs on it.
 */
export interface SessionHint {
  uid: string;
  username: string;
}

export const readSessionHint = () => readStored<SessionHint>(STORAGE_KEYS.sessionHint);
export const writeSessionHint = (hint: SessionHint | null) => writeStored(STORAGE_KEYS.sessionHint, hint);

/** Where the way back out of a demo leads: to the dashboard for who has one, else home rather than to the sign-in page. */
export const homePath = () => (readSessionHint() ? href.dashboard() : '/');

/** Where "Create Your Own Quiz" leads: to the editor for who is signed in, else to the landing page. */
export const createPath = () => (readSessionHint() ? href.createQuiz() : '/');
