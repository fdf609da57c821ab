import { OPTION_TEXT_MAX } from '@domain/limits.ts';
import type { TwoTruthsDraft } from '@domain/quiz/draft.ts';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import type { ProblemText } from './use-problem-text.ts';

const Tag = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 12px 2px 8px',
  borderRadius: 999,
  border: `2px solid ${INK}`,
  color: INK,
  backgroundColor: COLORS.teal.fill,
  '&[data-lie="true"]': { backgroundColor: COLORS.coral.fill },
  '& svg': { fontSize: 18 },
});
const FIELDS = ['truth1', 'truth2', 'lie'] as const;

interface Props {
  question: TwoTruthsDraft;
  problemText: ProblemText;
  hasFocus: boolean;
  onChange: (question: TwoTruthsDraft) => void;
}

/** Two truths and the lie, told apart by word, shape and colour. Visitors see them in a random order. */
export function TwoTruthsEditor({ question, problemText, hasFocus, onChange }: Props) {
  const { t } = useTranslation('quiz-editor');
  return FIELDS.map((name) => (
    <Field
      key={name}
      label={
        <Tag data-lie={name === 'lie'}>
          {name === 'lie' ? <CloseRounded aria-hidden /> : <CheckRounded aria-hidden />}
          {t(`two-truths.${name}`)}
        </Tag>
      }
      type="text"
      value={question[name]}
      error={problemText(name)}
      placeholder={t(`two-truths.${name}Placeholder`)}
      maxLength={OPTION_TEXT_MAX}
      autoComplete="off"
      enterKeyHint="next"
      autoFocus={hasFocus && name === 'truth1'}
      onChange={(event) => onChange({ ...question, [name]: event.target.value })}
    />
  ));
}
