import { closedPaths } from '@domain/closed-paths.ts';
import { describeForOperators } from './support/for-operators.ts';

describeForOperators('suspensions', closedPaths.suspension('owner'));
