import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import type { SenderContext } from '../services/context.ts';
import { translateTexts } from '../services/translation.ts';

/** Returns the texts in the wanted language, in the shape they came in; untranslatable ones unchanged. */
export async function translateContent(
  { text, ...asked }: ParsedInputOf<'translate-content'>,
  context: Pick<SenderContext, 'now' | 'keys' | 'site'>,
): Promise<OutputOf<'translate-content'>> {
  const translated = await translateTexts([text].flat(), asked, context);
  return { translatedText: typeof text === 'string' ? (translated[0] ?? text) : translated };
}
