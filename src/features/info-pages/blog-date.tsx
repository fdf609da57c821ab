import { useFormats } from '../../ui/use-formats.ts';

/** A day such as 2026-09-14 in words. */
export function BlogDate({ day }: { day: string }) {
  const { calendarDay } = useFormats();
  return <time dateTime={day}>{calendarDay(Date.parse(day))}</time>;
}
