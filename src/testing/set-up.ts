import { afterEach } from 'vitest';
import { leaveScreen } from './render-screen.tsx';

afterEach(leaveScreen);
