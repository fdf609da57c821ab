import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ui/use-formats.ts';
import css from './numbers-table.module.css';

interface Props {
  label: string;
  columns: readonly string[];
  rows: ReadonlyArray<{ day: string; cells: readonly string[] }>;
}

/** Numbers, a line for each day. */
export function NumbersTable({ label, columns, rows }: Props) {
  const { t } = useTranslation('operator');
  const { calendarDay } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too
    <section className={css['scroll']} aria-label={label} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            {[t('day'), ...columns].map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, cells }) => (
            <tr key={day}>
              <th scope="row">{calendarDay(Date.parse(day))}</th>
              {columns.map((column, at) => (
                <td key={column}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
