import { Icon } from '../../../ui/icon.tsx';
import css from './sent-animation.module.css';

/** The envelope leaves, and a check replaces it. Decorative. */
export function Departure() {
  return (
    <span className={css['stage']} aria-hidden>
      <span>
        <Icon name="envelope" size="1em" />
      </span>
      <span>
        <Icon name="check" size="1em" />
      </span>
    </span>
  );
}
