// what is needed once a message is sent, as one piece: the pages fetch it after their first screen
export { collectTracking } from '../../../data/tracking.ts';
export { handIn } from '../../../outbox/follow.ts';
export { SentView } from './sent-view.tsx';
