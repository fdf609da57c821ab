import { type DraftQuestion, emptyDraft, type QuizDraft } from './draft.ts';
import type { QuizType } from './quiz.ts';
import { PRESET_STATEMENTS, type StatementLanguage } from './statements.ts';
import { KNOW_ME, NEVER, TWO_TRUTHS } from './templates-texts.ts';

/** Every template by its game, as the addresses of the editor name them. */
export const TEMPLATES: Readonly<Record<QuizType, readonly string[]>> = {
  'know-me': Object.keys(KNOW_ME),
  'two-truths': Object.keys(TWO_TRUTHS),
  'never-have-i-ever': Object.keys(NEVER),
};

interface Contents {
  title: string;
  questions: DraftQuestion[];
}

function contentsOf(type: QuizType, name: string, language: StatementLanguage, newId: () => string): Contents {
  if (type === 'know-me') {
    const { title, items } = KNOW_ME[name as keyof typeof KNOW_ME][language];
    const questions = items.map(([question, options]) => ({
      id: newId(),
      question,
      options: [...options],
      correctAnswer: null,
    }));
    return { title, questions };
  }
  if (type === 'two-truths') {
    const { title, items } = TWO_TRUTHS[name as keyof typeof TWO_TRUTHS][language];
    return { title, questions: items.map(([truth1, truth2, lie]) => ({ id: newId(), truth1, truth2, lie })) };
  }
  const { title, ids } = NEVER[name as keyof typeof NEVER];
  const chosen = new Map<string, (typeof PRESET_STATEMENTS.normal)[number]>(
    PRESET_STATEMENTS.normal.map((one) => [one.id, one]),
  );
  const questions = ids.flatMap((id): DraftQuestion[] => {
    const statement = chosen.get(id);
    // an item of a list carries its statement's id; "never" is what the editor's own new items begin with
    return statement ? [{ id, statement: statement[language], answer: 'never' }] : [];
  });
  return { title: title[language], questions };
}

/**
 * The draft of a template for the creator to finish: right answers and truths are theirs to say. Null for a name that
 * is no template of this game. `newId` is called once per item that needs an id.
 */
export function templateDraft(
  type: QuizType,
  name: string,
  language: StatementLanguage,
  newId: () => string,
): QuizDraft | null {
  if (!TEMPLATES[type].includes(name)) return null;
  return { ...emptyDraft(type, newId), ...contentsOf(type, name, language, newId) } as QuizDraft;
}
