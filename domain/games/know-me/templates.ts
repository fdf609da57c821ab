import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { TEMPLATES } from '../../locales/templates.ts';
import type { DraftOf } from '../drafts.ts';
import { type GameTemplates, named } from '../game-templates.ts';

const TYPE = 'know-me';

export const knowMeTemplates: GameTemplates<DraftOf<typeof TYPE>> = {
  names: Object.keys(TEMPLATES[DEFAULT_LANGUAGE][TYPE]),
  contents: (name, language, newId) => {
    const template = named(TEMPLATES[language][TYPE], name);
    return (
      template && {
        title: template.title,
        questions: template.items.map(({ question, options }) => ({
          id: newId(),
          question,
          options: [...options],
          correctAnswer: null,
        })),
      }
    );
  },
};
