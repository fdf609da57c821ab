import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** As for visitors' `StickyBar`: not on screens so small, or text so large, that it would cover the content. */
const ROOMY = '@media (min-width: 20em) and (min-height: 37.5em)';
/** From the bar to what takes the focus; on a wide screen the bar is 16 px above the edge. */
const CLEARANCE = 40;

const Bar = styled('div')(({ theme }) => ({
  zIndex: 2,
  marginTop: 'auto',
  marginInline: theme.spacing(-2),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.25),
  // what will be announced takes no room before
  '& > :empty': { position: 'absolute' },
  padding: theme.spacing(1.5, 2, `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`),
  borderTop: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-default)',
  [ROOMY]: { position: 'sticky', bottom: 0 },
  [theme.breakpoints.up('md')]: {
    bottom: 'calc(16px + env(safe-area-inset-bottom))',
    paddingBottom: theme.spacing(1.5),
    borderRadius: 24,
    border: '2px solid var(--mui-palette-sticker-line)',
    boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  },
}));

/** Within the thumb's reach, opaque so that scrolling content doesn't show through. */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Bar ref={bar} data-screen-only>
      {/* what takes the focus is scrolled out from under it */}
      <GlobalStyles styles={{ html: { [ROOMY]: { scrollPaddingBottom: height + CLEARANCE } } }} />
      {children}
    </Bar>
  );
}
