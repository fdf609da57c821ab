import { closedPaths } from '@domain/closed-paths.ts';
import { describeForOperators } from './support/for-operators.ts';

describeForOperators('dead-letters', closedPaths.deadLetter('a'.repeat(40)));
