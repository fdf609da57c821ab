import { PROMPTS, type Prompt } from '@domain/prompts.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import css from './prompt-choice.module.css';

interface Props {
  /** The chosen kind of message page; null is the default one. */
  prompt: Prompt | null;
  onChoose: (prompt: Prompt | null) => void;
}

/** What a message link asks for, to choose before it is shared. */
export function PromptChoice({ prompt: chosen, onChoose }: Props) {
  const { t } = useTranslation(['share', 'prompts']);
  return (
    <fieldset className={css['choice']}>
      <legend>{t('prompt')}</legend>
      {[null, ...PROMPTS].map((prompt) => (
        <label key={prompt}>
          <input type="radio" name="prompt" checked={prompt === chosen} onChange={() => onChoose(prompt)} />
          {prompt ? t(`prompts:${prompt}.label`) : t('anything')}
        </label>
      ))}
    </fieldset>
  );
}
