import * as z from 'zod/mini';
import { seal } from '../game.ts';

export const neverQuestion = z.object({ id: z.string(), statement: z.string(), ...seal });
export type NeverQuestion = z.infer<typeof neverQuestion>;
