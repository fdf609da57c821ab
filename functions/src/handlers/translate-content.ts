import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import type { Context } from '../services/context.ts';
import { translateTexts } from '../services/translation.ts';
import { admitToProvider } from '../services/translation-budget.ts';

/**
 * Returns the texts in the wanted language, in the shape they came in; untranslatable ones as they were. Only texts of
 * the named quiz go to a provider.
 */
export async function translateContent(
  { text, targetLanguage: language, context: kind, ...asked }: ParsedInputOf<'translate-content'>,
  context: Context,
): Promise<OutputOf<'translate-content'>> {
  const admit = (missing: readonly string[]) => admitToProvider(missing, asked, context);
  const translated = await translateTexts([text].flat(), { context: kind, language }, context.now, admit);
  return { translatedText: typeof text === 'string' ? (translated[0] ?? text) : translated };
}
