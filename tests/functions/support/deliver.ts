import { AUTH, FUNCTIONS } from './backend.ts';
import { send } from './requests.ts';

/** Delivers a task as its queue does. */
export const deliverTask = (queue: string, data: object) =>
  send(`${FUNCTIONS}/${queue}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });

/** Runs a schedule now; Google's emulators have none. */
export const runSchedule = (name: string) =>
  send(`${AUTH}/v1/sessions/default/functions/${name}:run`, { method: 'POST', body: '{}' });
