import { useFormats } from '../../ui/use-formats.ts';

/** A day such as 2026-09-14, written out. */
export function InfoDay({ day }: { day: string }) {
  const { calendarDay } = useFormats();
  return <time dateTime={day}>{calendarDay(Date.parse(day))}</time>;
}
