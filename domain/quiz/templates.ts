import type { GameTemplates } from '../games/game-templates.ts';
import type { QuizType } from '../games/index.ts';
import { GAME_TEMPLATES } from '../games/templates.ts';
import type { Language } from '../languages.ts';
import { draftsOf, NEW_DRAFT, type QuizDraft } from './draft.ts';

const templatesOf = (type: QuizType): GameTemplates<QuizDraft> => GAME_TEMPLATES[type];

/** Returns a template's draft to finish; null for a name unknown to this game. Calls `newId` once per item. */
export function templateDraft(type: QuizType, name: string, language: Language, newId: () => string): QuizDraft | null {
  const contents = templatesOf(type).contents(name, language, newId);
  if (!contents) return null;
  const { title, questions } = contents;
  return draftsOf(type).toDraft({ ...NEW_DRAFT, title }, questions);
}
