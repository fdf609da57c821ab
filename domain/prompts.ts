/** The kinds of message page besides the default one: ends of addresses. A creator's own would need moderation. */
export const PROMPTS = [
  'words',
  'confess',
  'ask',
  'first',
  'memory',
  'song',
  'advice',
  'vibe',
  'dare',
  'post',
  'unsaid',
] as const;
export type Prompt = (typeof PROMPTS)[number];

/** Returns the kind that an address's end names, in any case; null, the default one, for anything else. */
export const toPrompt = (end: string | undefined): Prompt | null =>
  PROMPTS.find((prompt) => prompt === end?.toLowerCase()) ?? null;
