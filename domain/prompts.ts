/**
 * The kinds of message page besides the default one, "Tell me anything". Each is the end of an address. A list, as people
 * see these words before they open a link: a creator's own would need moderation. None asks about looks or bodies.
 */
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
