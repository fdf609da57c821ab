import { closedPaths } from '@domain/closed-paths.ts';
import { describeForOperators } from './support/for-operators.ts';

describeForOperators('operators', closedPaths.operator('owner'));
