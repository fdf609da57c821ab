import type { Language } from '../../languages.ts';
import { STATEMENTS } from '../../locales/statements.ts';
import { TEMPLATES } from '../../locales/templates.ts';
import type { DraftOf } from '../drafts.ts';
import { type GameTemplates, named } from '../game-templates.ts';

const TYPE = 'never-have-i-ever';
type Name = keyof (typeof TEMPLATES)[Language][typeof TYPE];

/** The ready statements for everyone that each template contains. */
const STATEMENTS_OF: Readonly<Record<Name, readonly (keyof (typeof STATEMENTS)[Language]['normal'])[]>> = {
  'back-row': ['n03', 'n11', 'n25', 'n31', 'n33', 'n34'],
  'family-dinner': ['n04', 'n23', 'n27', 'n39', 'n50', 'n51'],
};

export const neverTemplates: GameTemplates<DraftOf<typeof TYPE>> = {
  names: Object.keys(STATEMENTS_OF),
  contents: (name, language) => {
    const template = named(TEMPLATES[language][TYPE], name);
    const ids = named(STATEMENTS_OF, name);
    if (!template || !ids) return null;
    // an item of a list carries its statement's id; new items in the editor begin with "never"
    const statements = STATEMENTS[language].normal;
    return { title: template.title, questions: ids.map((id) => ({ id, statement: statements[id], answer: 'never' })) };
  },
};
