// one chunk for everything needed from sending on, loaded after the first screen
export { prepareSecondThought } from '../../../ui/find-second-thought.ts';
export { deliver } from './deliver.ts';
