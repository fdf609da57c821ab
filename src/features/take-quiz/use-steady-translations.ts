import { useState } from 'react';
import { useTranslations } from '../../stores/translations.ts';
import type { Translations } from '../../stores/translator.ts';

/**
 * Returns one question's translations. What arrives once it can be answered changes nothing, unless the person switches
 * the texts or the page's `language`.
 */
export function useSteadyTranslations(isSettled: boolean, language: string): Translations {
  const now = useTranslations();
  const [first] = useState({ asked: now.asked, language });
  const [kept, keep] = useState(now);
  const isLive = !isSettled || now.asked !== first.asked || language !== first.language;
  if (isLive && kept !== now) keep(now);
  return isLive ? now : kept;
}
