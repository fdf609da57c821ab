import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Marker } from '../../ui/marker.tsx';
import { useLimit } from '../../ui/use-limit.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1.25),
  rowGap: 2,
  '& .below': { gridColumn: 2, fontSize: '0.875rem', fontWeight: 700 },
  '& .right': { color: 'var(--mui-palette-success-main)' },
  '& .wrong': { color: 'var(--mui-palette-error-main)', fontWeight: 600 },
}));

interface Props {
  index: number;
  /** Name of the group that the marker belongs to. */
  group: string;
  text: string;
  maxLength: number;
  isRight: boolean;
  /** The id of the text that one answer must be marked, once it is time. */
  unmarked: string | undefined;
  error: string | undefined;
  onText: (text: string) => void;
  onRight: () => void;
}

/** One answer: a letter to tap for the right one, and its text. */
export function OptionRow({ index, group, text, maxLength, isRight, unmarked, onText, onRight, ...props }: Props) {
  const { t } = useTranslation('quiz-editor');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const excess = useLimit(row, text, maxLength);
  const error = excess ?? props.error;
  const letter = String.fromCodePoint(65 + index);
  return (
    <Row ref={row}>
      <Marker>
        <input
          type="radio"
          name={`right-${group}`}
          checked={isRight}
          aria-label={t('know-me.markRight', { letter })}
          data-invalid={unmarked && true}
          aria-describedby={unmarked}
          onChange={onRight}
        />
        {isRight ? <Icon name="check" size="1.5rem" /> : <span aria-hidden>{letter}</span>}
      </Marker>
      <Input
        type="text"
        value={text}
        aria-label={t('know-me.option', { letter })}
        aria-invalid={error !== undefined}
        aria-describedby={id}
        placeholder={t('know-me.option', { letter })}
        autoComplete="off"
        enterKeyHint="next"
        onChange={(event) => onText(event.target.value)}
      />
      <div id={id} className="below">
        {isRight && <div className="right">{t('know-me.right')}</div>}
        {error !== undefined && (
          // a text that's too long is announced at once; what is missing, when the quiz is saved
          <div role={excess && 'alert'} className="wrong">
            {error}
          </div>
        )}
      </div>
    </Row>
  );
}
