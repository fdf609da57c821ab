import { Row } from '../../ui/layout.tsx';
import css from './info.module.css';

interface Props<Name> {
  label: string;
  chosen: Name | null;
  /** With how many each would show. Null shows all. */
  choices: readonly (readonly [name: Name | null, text: string, count: number])[];
  onChoose: (name: Name | null) => void;
}

/** Filters, of which one is chosen. */
export function InfoChips<Name extends string>({ label, chosen, choices, onChoose }: Props<Name>) {
  return (
    <Row gap={1.25} role="group" aria-label={label}>
      {choices.map(([name, text, count]) => (
        <button
          key={name}
          type="button"
          className={css['chip']}
          aria-pressed={chosen === name}
          disabled={count === 0 && chosen !== name}
          onClick={() => onChoose(name)}
        >
          {text} ({count})
        </button>
      ))}
    </Row>
  );
}
