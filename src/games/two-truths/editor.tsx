import type { DraftOf } from '@domain/games/drafts.ts';
import { isOnlyBegun, type TwoTruthsItem } from '@domain/games/two-truths/draft.ts';
import { twoTruths } from '@domain/games/two-truths/game.ts';
import { OPTION_TEXT_MAX } from '@domain/limits.ts';
import { FILLS, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { LineField, ListNote } from '../../ui/line-field.tsx';
import type { EditorProps, GameEditor } from '../game-editor.ts';

const Tag = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 2,
  paddingInline: '8px 12px',
  borderRadius: 999,
  border: `2px solid ${INK}`,
  color: INK,
  backgroundColor: FILLS.teal,
  '&[data-lie="true"]': { backgroundColor: FILLS.coral },
  '& svg': { fontSize: 18 },
});
const FIELDS = ['truth1', 'truth2', 'lie'] as const;

/** Selects the gap of a sentence that is only begun, so that typing fills it. */
function selectGap(field: HTMLTextAreaElement): void {
  if (!isOnlyBegun(field.value)) return;
  const gap = field.value.indexOf('...');
  field.setSelectionRange(gap, gap + 3);
}

/** Two truths and the lie, distinguished by text, shape and color. Visitors see them in random order. */
function Item({ question, problemText, another, hasFocus, onChange }: EditorProps<TwoTruthsItem>) {
  const { t } = useTranslation('quiz-editor');
  const entered = useRef<EventTarget>(null);
  return (
    <>
      {FIELDS.map((name) => (
        <LineField
          key={name}
          label={
            <Tag data-lie={name === 'lie'}>
              {name === 'lie' ? <Icon name="close" size="1em" /> : <Icon name="check" size="1em" />}
              {t(`two-truths.${name}`)}
            </Tag>
          }
          value={question[name]}
          error={problemText(name)}
          placeholder={t(`two-truths.${name}Placeholder`)}
          maxLength={OPTION_TEXT_MAX}
          autoFocus={hasFocus && name === 'truth1'}
          onFocus={({ target }) => {
            entered.current = target;
            selectGap(target);
          }}
          // the tap that enters it has put the cursor elsewhere; the next one may
          onClick={({ currentTarget }) => {
            if (entered.current === currentTarget) selectGap(currentTarget);
            entered.current = null;
          }}
          onText={(text) => onChange({ ...question, [name]: text })}
        />
      ))}
      {another}
    </>
  );
}

function Status({ draft: { questions } }: { draft: DraftOf<'two-truths'> }) {
  const { t } = useTranslation('quiz-editor');
  const count = questions.length;
  return (
    <div role="alert">{count < twoTruths.minQuestions && <ListNote>{t('two-truths.tooFew', { count })}</ListNote>}</div>
  );
}

export const twoTruthsEditor: GameEditor<DraftOf<'two-truths'>> = {
  Item,
  listWords: null,
  Status,
};
