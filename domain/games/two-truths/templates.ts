import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { TEMPLATES } from '../../locales/templates.ts';
import type { DraftOf } from '../drafts.ts';
import { type GameTemplates, named } from '../game-templates.ts';

const TYPE = 'two-truths';

export const twoTruthsTemplates: GameTemplates<DraftOf<typeof TYPE>> = {
  names: Object.keys(TEMPLATES[DEFAULT_LANGUAGE][TYPE]),
  contents: (name, language, newId) => {
    const template = named(TEMPLATES[language][TYPE], name);
    return (
      template && {
        title: template.title,
        // beginnings of sentences, for the creator to finish
        questions: template.items.map((item) => ({ id: newId(), ...item })),
      }
    );
  },
};
