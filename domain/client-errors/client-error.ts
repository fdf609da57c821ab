import * as z from 'zod/mini';
import { CLIENT_ERROR_FRAMES_MAX } from '../limits.ts';
import { coded } from '../schema.ts';
import { BUILD_ID, ERROR_CODE, ERROR_TYPE, FRAME_FILE, PAGE_KIND } from './shape.ts';

const position = z.int().check(z.gte(0), z.lte(99_999_999));

/** What a browser reports of an error. Its forms leave no room for a text. */
export const clientErrorInput = z.object({
  type: coded(40, ERROR_TYPE),
  code: z.nullable(coded(80, ERROR_CODE)),
  frames: z
    .array(z.object({ file: coded(140, FRAME_FILE), line: position, column: position }))
    .check(z.maxLength(CLIENT_ERROR_FRAMES_MAX)),
  build: coded(16, BUILD_ID),
  page: coded(30, PAGE_KIND),
});
