import * as z from 'zod/mini';
import { answerDigest } from '../game.ts';

export const twoTruthsQuestion = z.object({ id: z.string(), statements: z.array(z.string()), ...answerDigest });
export type TwoTruthsQuestion = z.infer<typeof twoTruthsQuestion>;
