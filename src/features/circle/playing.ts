export { AboutMe } from './about-me.tsx';
export { Guess } from './guess.tsx';
