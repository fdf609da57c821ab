// one chunk for everything needed after sending, loaded after the first screen
export { collectTracking } from '../../../data/tracking.ts';
export { enqueue } from '../../../outbox/outbox.ts';
export { SentView } from './sent-view.tsx';
