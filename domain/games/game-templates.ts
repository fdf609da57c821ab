import type { Language } from '../languages.ts';
import type { AnyDraft } from './game-draft.ts';

/** What a template fills a draft with: right answers, and which sentence is true, are the creator's to say. */
interface TemplateContents<Draft extends AnyDraft> {
  title: string;
  questions: Draft['questions'];
}

/** The templates of a game. Apart from `GameDraft`, as only someone who starts from a template loads them. */
export interface GameTemplates<Draft extends AnyDraft = AnyDraft> {
  /** As addresses of the editor name them. */
  readonly names: readonly string[];
  /** Returns what a template holds; null for a name that isn't one. Calls `newId` once per item that needs an id. */
  contents(name: string, language: Language, newId: () => string): TemplateContents<Draft> | null;
}

/** Returns a value by its name; null where there is none. */
export const named = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | null =>
  Object.hasOwn(values, name) ? (values[name] as Value) : null;
