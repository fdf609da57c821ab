import { LANGUAGE_CODES, LANGUAGES, type Language } from '@domain/languages.ts';
import css from './segments.module.css';

interface Props<Value extends string> {
  /** The group's name for a screen reader. */
  label: string;
  /** `lang` where the text is in another language than the page. */
  choices: ReadonlyArray<{ value: Value; text: string; lang?: string }>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice between a few values side by side, the current one pressed. */
export function Segments<Value extends string>({ label, choices, value: chosen, onChoose }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside it
    <div className={css['group']} role="group" aria-label={label} data-screen-only>
      {choices.map(({ value, text, lang }) => (
        <button
          className={css['choice']}
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

const CHOICES = LANGUAGE_CODES.map((value) => ({ value, text: LANGUAGES[value].label, lang: value }));

/** Every language by its own name, the current one pressed. `label` names the group for a screen reader. */
export function LanguageSwitch(props: { language: Language; onChoose: (language: Language) => void; label: string }) {
  const { language, onChoose, label } = props;
  return <Segments label={label} choices={CHOICES} value={language} onChoose={onChoose} />;
}
