import { Column } from '../../ui/layout.tsx';
import { styled } from '../../ui/styled.ts';

/** From this width two columns fit. */
export const IS_WIDE = '@media (min-width: 900px)';

/** A page whose parts are stacked on a phone and in two columns on a wide screen. */
export const TwoColumns = styled(Column)({
  [IS_WIDE]: {
    maxWidth: 1080,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 390px',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: 24,
    '& > .wide': { gridColumn: '1 / -1' },
  },
});
