import css from './tile.module.css';
import { withClass } from './with-class.tsx';

/** A row of tiles: a list of names and values. */
export const Tiles = withClass('dl', css['tiles']);

/** One figure with its name. */
export function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div className={css['box']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
