import { useState } from 'react';
import { type Translations, useTranslations } from '../../stores/translations.ts';

/**
 * The translations for one question: what arrives after it could be answered does not change it under the finger, unless
 * the person asks for other words meanwhile, or for another `language` of the page.
 */
export function useSteadyTranslations(isSettled: boolean, language: string): Translations {
  const now = useTranslations();
  const [first] = useState({ asked: now.asked, language });
  const [kept, keep] = useState(now);
  const isLive = !isSettled || now.asked !== first.asked || language !== first.language;
  if (isLive && kept !== now) keep(now);
  return isLive ? now : kept;
}
