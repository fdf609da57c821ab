import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../ui/layout.tsx';
import { useFormats } from '../../../ui/use-formats.ts';

/** The lines of a chart; a list for screen readers. */
export const BarList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.25),
}));
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(0.5, 1.5),
  // large letters leave the numbers no room beside it
  '& .label': { flex: '1 1 6rem' },
  '& .figure': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .track': {
    flexBasis: '100%',
    height: 16,
    borderRadius: 999,
    border: '2px solid var(--mui-palette-sticker-line)',
    backgroundColor: 'var(--mui-palette-background-default)',
    overflow: 'hidden',
  },
  '& .fill': {
    height: '100%',
    borderInlineEnd: '2px solid var(--mui-palette-sticker-line)',
    transition: 'width 250ms',
  },
}));

interface Props {
  label: ReactNode;
  count: number;
  /** Of all that the chart shows, 0 to 1: the length of the bar. */
  share: number;
  /** A CSS color for the bar. It never carries information that the label doesn't. */
  color: string;
}

/** One bar of a chart, with its label and numbers as text. */
export function BarLine({ label, count, share, color }: Props) {
  const { t } = useTranslation('quiz-details');
  const formats = useFormats();
  const percent = formats.percent(share);
  return (
    <Line>
      <span className="label">{label}</span>
      <span className="figure">
        <span aria-hidden>
          <b>{formats.number(count)}</b> · {percent}
        </span>
        <HiddenText>{t('bar', { count, percent })}</HiddenText>
      </span>
      <div className="track" aria-hidden>
        {count > 0 && (
          <div className="fill" style={{ width: `${share * 100}%`, minWidth: 6, backgroundColor: color }} />
        )}
      </div>
    </Line>
  );
}
