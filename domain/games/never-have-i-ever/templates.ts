import type { DraftOf } from '../drafts.ts';
import { type GameTemplates, type InEachLanguage, named } from '../game-templates.ts';
import type { NeverItem } from './draft.ts';
import { PRESET_STATEMENTS } from './statements.ts';

/** `ids` are those of ready statements for everybody. */
interface Template {
  title: InEachLanguage<string>;
  ids: readonly string[];
}

const TEMPLATES: Readonly<Record<string, Template>> = {
  'back-row': {
    title: { en: 'Back row confessions', fr: 'Les aveux du fond de la classe' },
    ids: ['n03', 'n11', 'n25', 'n31', 'n33', 'n34'],
  },
  'family-dinner': {
    title: { en: 'Family dinner truths', fr: 'Vérités du dimanche midi' },
    ids: ['n04', 'n23', 'n27', 'n39', 'n50', 'n51'],
  },
};

const READY = new Map(PRESET_STATEMENTS.normal.map((statement) => [statement.id, statement]));

export const neverTemplates: GameTemplates<DraftOf<'never-have-i-ever'>> = {
  names: Object.keys(TEMPLATES),
  contents: (name, language) => {
    const template = named(TEMPLATES, name);
    if (!template) return null;
    // an item of a list carries its statement's id; "never" is what the editor's own new items begin with
    const questions = template.ids.flatMap((id): NeverItem[] => {
      const statement = READY.get(id);
      return statement ? [{ id, statement: statement[language], answer: 'never' }] : [];
    });
    return { title: template.title[language], questions };
  },
};
