import { closedPaths } from '@domain/paths.ts';
import { describeForOperators } from './support/for-operators.ts';

describeForOperators('audit', closedPaths.auditEntry('abc'));
