import * as z from 'zod/mini';
import { answerDigest } from '../game.ts';

export const neverQuestion = z.object({ id: z.string(), statement: z.string(), ...answerDigest });
export type NeverQuestion = z.infer<typeof neverQuestion>;
