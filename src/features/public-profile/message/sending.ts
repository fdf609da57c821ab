// what is needed once a message is sent, as one piece: the pages fetch it after their first screen
export { collectTracking } from '../../../data/tracking.ts';
export { enqueue } from '../../../outbox/outbox.ts';
export { SentView } from './sent-view.tsx';
