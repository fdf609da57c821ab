import { paths } from '@domain/paths.ts';
import { describeForOperators } from './support/for-operators.ts';

describeForOperators('contact-requests', paths.contactRequest('abc'));
