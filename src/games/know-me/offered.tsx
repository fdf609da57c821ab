import type { KnowMeItem } from '@domain/games/know-me/draft.ts';
import { FILLS, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { COVERING_INPUT } from '../../ui/cover-input-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { Options } from './options.tsx';

const Answer = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  paddingBlock: 6,
  paddingInline: '14px 10px',
  borderRadius: 16,
  border: '2px solid var(--mui-palette-sticker-line)',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'transform 150ms, background-color 150ms',
  '&:active': { transform: 'scale(0.98)' },
  '& input': COVERING_INPUT,
  '& svg': { visibility: 'hidden', fontSize: 20 },
  '&:has(input:checked)': { backgroundColor: FILLS.teal, borderColor: INK, color: INK },
  '&:has(input:checked) svg': { visibility: 'visible' },
  '&:has(input:focus-visible)': { outline: '3px solid var(--mui-palette-text-primary)', outlineOffset: 3 },
  '&:has(input[data-invalid="true"])': { borderColor: 'var(--mui-palette-error-main)', borderStyle: 'dashed' },
});

interface Props {
  question: KnowMeItem;
  /** Why the quiz can't be saved like this. */
  problem: string | undefined;
  onRight: (index: number) => void;
  onAnswered: () => void;
}

/** A ready question: its creator only taps the true answer. */
export function Offered({ question: { id, question, options, correctAnswer }, problem, onRight, onAnswered }: Props) {
  const problemId = useId();
  return (
    <Options>
      <legend style={{ fontFamily: 'var(--display)', fontSize: '1.25rem', lineHeight: 1.2 }}>
        <UserText>{question}</UserText>
      </legend>
      {options.map((text, index) => (
        <Answer key={text}>
          <input
            type="radio"
            name={`right-${id}`}
            checked={correctAnswer === index}
            data-invalid={problem && true}
            aria-describedby={problemId}
            // not by a keyboard, whose focus must stay in view
            onClick={({ detail }) => correctAnswer === null && detail > 0 && onAnswered()}
            onChange={() => onRight(index)}
          />
          <UserText as="span">{text}</UserText>
          <Icon name="check" size="1em" />
        </Answer>
      ))}
      <span id={problemId} className="problem">
        {problem}
      </span>
    </Options>
  );
}
