import { type MouseEvent, type ToggleEvent, useEffect, useState } from 'react';
import { href } from '../config/href.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../lib/router/router.tsx';
import { readSessionHint } from '../session/hint.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './site-menu.module.css';

const ID = 'site-menu';
const LINKS = [
  ['howItWorks', href.page('landing', 'how-it-works')],
  ['demo', href.page('how-well-demo')],
  ['templates', href.templates()],
  ['safety', href.page('safety')],
  ['help', href.page('help')],
] as const;

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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links in it, which keys cause too */}
      <nav
        className={css['panel']}
        id={ID}
        popover="auto"
        aria-label={t('menu.label')}
        onBeforeToggle={place}
        onClick={close}
      >
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
      </nav>
      <Button className={css['toggle']} variant="outlined" size="small" popoverTarget={ID} start={<Icon name="menu" />}>
        <span>{t('menu.open')}</span>
      </Button>
    </>
  );
}
