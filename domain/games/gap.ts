/** The gap in a sentence that is only begun; a text that still has it counts as empty. */
export const GAP = / \.\.\.( |$)/;
