import { type MouseEvent, type ToggleEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../config/href.ts';
import { readSessionHint } from '../session/hint.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FROM_MD, styled } from '../ui/styled.ts';

const ID = 'site-menu';
const LINKS = [
  ['howItWorks', href.page('landing', 'how-it-works')],
  ['demo', href.demo('know-me')],
  ['templates', href.templates()],
  ['safety', href.page('safety')],
  ['help', href.page('help')],
] as const;

/** A native popover on phones: it opens before the app has loaded, and Escape or a tap outside closes it. */
const Panel = styled('nav')({
  position: 'fixed',
  inset: '72px 16px auto 16px',
  width: 'auto',
  maxHeight: 'calc(100dvh - 96px)',
  boxSizing: 'border-box',
  margin: 0,
  padding: 16,
  overflow: 'auto',
  borderRadius: 24,
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  '&:popover-open': { display: 'flex', flexDirection: 'column', gap: 4 },
  '&::backdrop': { backgroundColor: 'rgb(23 19 42 / 45%)' },
  '& > a:not([class])': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 12px',
    borderRadius: 14,
    color: 'inherit',
    fontWeight: 700,
    fontSize: '1.0625rem',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  // wide screens have room for it in the bar
  [FROM_MD]: {
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    maxHeight: 'none',
    padding: 0,
    overflow: 'visible',
    border: 0,
    boxShadow: 'none',
    background: 'none',
    '& > a:not([class])': { minHeight: 44, fontSize: '1rem' },
  },
});
const SIGN_ALONE = { paddingInline: 10, '& > span': { position: 'absolute', clipPath: 'inset(50%)' } } as const;
const Toggle = styled(Button)({
  [FROM_MD]: { display: 'none' },
  // the smallest phones show only the icon
  '@media (max-width: 359.95px)': SIGN_ALONE,
  // and others do so while the outbox's button is there
  '@media (max-width: 479.95px)': { 'header:has([data-outbox]) &': SIGN_ALONE },
});

/** Positions it right below the header, wherever that is: notes above it come and go. */
const place = ({ currentTarget }: ToggleEvent<HTMLElement>) => {
  const header = currentTarget.closest('header')?.getBoundingClientRect();
  if (header) currentTarget.style.top = `${Math.max(0, header.bottom)}px`;
};
const close = (event: MouseEvent<HTMLElement>) => {
  if ((event.target as HTMLElement).closest('a') && event.currentTarget.matches(':popover-open'))
    event.currentTarget.hidePopover();
};

/** The menu of the public pages, with the sign-in link. */
export function SiteMenu() {
  const { t } = useTranslation();
  // only after the first render: prerendered pages know no user
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(readSessionHint() !== null), []);
  return (
    <>
      <Panel id={ID} popover="auto" aria-label={t('menu.label')} onBeforeToggle={place} onClick={close}>
        {LINKS.map(([name, to]) => (
          <Link key={name} to={to}>
            {t(`menu.${name}`)}
          </Link>
        ))}
        {isSignedIn ? (
          <Button variant="contained" size="small" href={href.dashboard()}>
            {t('menu.dashboard')}
          </Button>
        ) : (
          <Button variant="contained" size="small" to={href.signIn()}>
            {t('menu.join')}
          </Button>
        )}
      </Panel>
      <Toggle variant="outlined" size="small" popoverTarget={ID} start={<Icon name="menu" />}>
        <span>{t('menu.open')}</span>
      </Toggle>
    </>
  );
}
