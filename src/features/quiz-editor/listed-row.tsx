import { type Color, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { fill } from '../../ui/color.tsx';
import { Icon } from '../../ui/icon.tsx';
import { UserText } from '../../ui/user-text.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 0, 1.75),
  borderBottom: '2px dashed var(--mui-palette-divider)',
  '& p': { margin: 0, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.spacing(1), padding: 2 },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 260px',
    alignItems: 'center',
    gap: theme.spacing(2),
  },
}));
const Mark = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 48,
  padding: '4px 8px',
  borderRadius: 16,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'transform 150ms, background-color 150ms',
  '&:active': { transform: 'scale(0.97)' },
  '& svg': { display: 'none', fontSize: 20 },
  '&[aria-pressed="true"]': {
    backgroundColor: 'var(--fill)',
    borderColor: INK,
    color: INK,
    '& svg': { display: 'block' },
  },
});
interface Props {
  id: string;
  text: string;
  color: Color;
  answers: readonly { answer: string; label: string }[];
  mark: string | undefined;
  onMark: (id: string, mark: string | undefined) => void;
}

/** An item of a list and its two answers; tapping the selected one deselects it. */
export const ListedRow = memo(function ListedRow({ id, text, color, answers, mark, onMark }: Props) {
  const textId = useId();
  return (
    <Row style={fill(color)}>
      <UserText as="p" id={textId}>
        {text}
      </UserText>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame */}
      <div role="group" aria-labelledby={textId}>
        {answers.map(({ answer, label }) => (
          <Mark
            key={answer}
            type="button"
            aria-pressed={mark === answer}
            onClick={() => onMark(id, mark === answer ? undefined : answer)}
          >
            <Icon name="check" size="1em" />
            {label}
          </Mark>
        ))}
      </div>
    </Row>
  );
});
