import * as z from 'zod/mini';
import { seal } from '../game.ts';

export const twoTruthsQuestion = z.object({ id: z.string(), statements: z.array(z.string()), ...seal });
export type TwoTruthsQuestion = z.infer<typeof twoTruthsQuestion>;
