import { LANGUAGES, type Language } from '@domain/languages.ts';
import { INK } from './games.ts';
import { styled } from './styled.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
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
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 150ms',
  '&[aria-pressed="true"]': { backgroundColor: 'var(--mui-palette-primary-main)', color: INK },
  '@media (hover: hover)': { '&:hover[aria-pressed="false"]': { backgroundColor: 'var(--mui-palette-divider)' } },
});

/** English or French, the one in force pressed in. `label` names the pair for a screen reader. */
export function LanguageSwitch(props: { language: Language; onChoose: (language: Language) => void; label: string }) {
  const { language, onChoose, label } = props;
  return (
    <Group role="group" aria-label={label}>
      {LANGUAGES.map((each) => (
        <Choice key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => onChoose(each)}>
          {NAMES[each]}
        </Choice>
      ))}
    </Group>
  );
}
