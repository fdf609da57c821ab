import { INK } from './palette.ts';
import { styled } from './styled.ts';

const Group = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  padding: 3,
  gap: 3,
  borderRadius: 27,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
});
const Choice = styled('button')({
  minHeight: 44,
  padding: '4px 18px',
  borderRadius: 999,
  border: 0,
  background: 'none',
  color: 'var(--mui-palette-text-primary)',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 700,
  overflowWrap: 'break-word',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 150ms',
  '&[aria-pressed="true"]': { backgroundColor: 'var(--mui-palette-primary-main)', color: INK },
  '@media (hover: hover)': { '&:hover[aria-pressed="false"]': { backgroundColor: 'var(--mui-palette-divider)' } },
});

interface Props<Value extends string> {
  /** The group's name for a screen reader. */
  label: string;
  /** `lang` where the text is in another language than the page. */
  choices: ReadonlyArray<{ value: Value; text: string; lang?: string }>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice between a few values side by side, the current one pressed. */
export function Segments<Value extends string>({ label, choices, value: chosen, onChoose }: Props<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {choices.map(({ value, text, lang }) => (
        <Choice key={value} type="button" lang={lang} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text}
        </Choice>
      ))}
    </Group>
  );
}
