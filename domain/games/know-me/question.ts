import * as z from 'zod/mini';

/** Holds no key material, not even a digest: four options are quickly tried out. */
export const knowMeQuestion = z.object({ id: z.string(), question: z.string(), options: z.array(z.string()) });
export type KnowMeQuestion = z.infer<typeof knowMeQuestion>;
