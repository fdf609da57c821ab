import type { DraftFor } from '@domain/games/game-draft.ts';
import { OPTION_TEXT_MAX } from '@domain/limits.ts';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { useTranslation } from 'react-i18next';
import type { EditorProps, GameEditor } from '../../../src/games/game-editor.ts';
import { LineField } from '../../../src/ui/line-field.tsx';
import { Marker } from '../../../src/ui/marker.tsx';
import type { ThisOrThatItem } from '../domain/draft.ts';
import { typed } from '../unregistered.ts';

/** Two things; tapping the mark of one says that it is the creator's. */
function Item({ question, problemText, another, hasFocus, onChange }: EditorProps<ThisOrThatItem>) {
  const t = typed(useTranslation('quiz-editor').t);
  const { id, things, mine } = question;
  const isUnmarked = problemText('mine') !== undefined;
  return (
    <>
      {things.map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place
        <div key={index} style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 10, alignItems: 'end' }}>
          <LineField
            label={t(`this-or-that.things.${index}`)}
            value={thing}
            error={problemText(`things.${index}`)}
            maxLength={OPTION_TEXT_MAX}
            autoFocus={hasFocus && index === 0}
            onText={(text) => onChange({ ...question, things: things.with(index, text) })}
          />
          <Marker>
            <input
              type="radio"
              name={`mine-${id}`}
              checked={mine === index}
              aria-label={t(`this-or-that.mine.${index}`)}
              aria-describedby={`problem-${id}`}
              data-invalid={isUnmarked || undefined}
              onChange={() => onChange({ ...question, mine: index })}
            />
            {mine === index && <CheckRounded aria-hidden />}
          </Marker>
        </div>
      ))}
      <span id={`problem-${id}`}>{isUnmarked && t('this-or-that.choose')}</span>
      {another}
    </>
  );
}

export const thisOrThatEditor: GameEditor<DraftFor<'this-or-that', ThisOrThatItem>> = {
  Item,
  listWords: null,
  Status: () => null,
};
