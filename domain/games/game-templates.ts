import type { Language } from '../languages.ts';
import type { AnyDraft } from './game-draft.ts';

/** The contents of a template. Right answers, and which sentence is true, are left to the creator. */
interface TemplateContents<Draft extends AnyDraft> {
  title: string;
  questions: Draft['questions'];
}

/** The templates of a game. Separate from `GameDraft`, because only people who start from a template load them. */
export interface GameTemplates<Draft extends AnyDraft = AnyDraft> {
  /** As they appear in the editor's addresses. */
  readonly names: readonly string[];
  /** Returns a template's contents; null for an unknown name. Calls `newId` once per item that needs an id. */
  contents(name: string, language: Language, newId: () => string): TemplateContents<Draft> | null;
}

export const named = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | null =>
  Object.hasOwn(values, name) ? (values[name] as Value) : null;
