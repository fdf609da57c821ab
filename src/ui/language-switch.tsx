import { LANGUAGES, type Language } from '@domain/languages.ts';
import { Segments } from './segments.tsx';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
const CHOICES = LANGUAGES.map((value) => ({ value, text: NAMES[value], lang: value }));

/** English or French, the one in force pressed in. `label` names the pair for a screen reader. */
export function LanguageSwitch(props: { language: Language; onChoose: (language: Language) => void; label: string }) {
  const { language, onChoose, label } = props;
  return <Segments label={label} choices={CHOICES} value={language} onChoose={onChoose} />;
}
