import { answerDigest } from '@domain/games/game.ts';
import * as z from 'zod/mini';

export const thisOrThatQuestion = z.object({ id: z.string(), things: z.array(z.string()), ...answerDigest });
export type ThisOrThatQuestion = z.infer<typeof thisOrThatQuestion>;
