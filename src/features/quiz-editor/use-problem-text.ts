import type { FieldProblems } from '@domain/errors.ts';
import { useTranslation } from 'react-i18next';
import type { ProblemText } from '../../games/game-editor.ts';

/** Returns a function that translates the problem of a field, by its path. */
export function useProblemText(problems: FieldProblems): ProblemText {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  return (path) => {
    const problem = problems[path];
    if (problem === undefined) return undefined;
    if (problem === 'required' && (path === 'title' || path === 'password')) return t(`problem.${path}.required`);
    if (path.endsWith('.answer')) return t('problem.answer');
    return problem === 'duplicate' ? t('problem.duplicate') : common(`field.${problem}`);
  };
}
