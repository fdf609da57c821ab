import { LANGUAGE_CODES, LANGUAGES, type Language } from '@domain/languages.ts';
import { Segments } from './segments.tsx';

const CHOICES = LANGUAGE_CODES.map((value) => ({ value, text: LANGUAGES[value].label, lang: value }));

/** Every language by its own name, the current one pressed. `label` names the group for a screen reader. */
export function LanguageSwitch(props: { language: Language; onChoose: (language: Language) => void; label: string }) {
  const { language, onChoose, label } = props;
  return <Segments label={label} choices={CHOICES} value={language} onChoose={onChoose} />;
}
