import { closedPaths } from '@domain/closed-paths.ts';
import { describeForOperators } from './support/for-operators.ts';

describeForOperators('service-days', closedPaths.serviceDay('2026-11-23'));
