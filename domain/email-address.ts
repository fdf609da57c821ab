import * as z from 'zod/mini';
import { EMAIL } from './email.ts';
import { EMAIL_MAX } from './limits.ts';
import { bounded, boundedAsTyped } from './schema.ts';

export const emailAddress = z
  .string()
  .check(boundedAsTyped(EMAIL_MAX), z.trim(), z.minLength(1), bounded(EMAIL_MAX), z.regex(EMAIL));
