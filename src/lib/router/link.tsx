import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { addressOf, type To } from './address.ts';
import { type NavigateOptions, navigate } from './history.ts';
import { useLocation } from './router.tsx';

type LinkProps = { to: To } & NavigateOptions & Omit<ComponentPropsWithRef<'a'>, 'href'>;

/** Returns whether the browser would open a link's address instead of this page. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  ['', '_self'].includes(currentTarget.target) &&
  currentTarget.origin === location.origin;

/** A link to a page of this app, which needs no page load. By default it replaces an entry with the same address. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const here = useLocation();
  const href = addressOf(to, here.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    navigate(href, { replace: replace ?? href === addressOf(here, here.pathname), state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
