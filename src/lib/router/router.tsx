import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { matchPage } from '../../config/find-route.ts';
import { addressOf, partsOf, type To } from './address.ts';
import {
  type Location,
  listen,
  type NavigateOptions,
  type NavigationType,
  navigate,
  readLocation,
  setShown,
} from './history.ts';

interface Visit {
  location: Location;
  type: NavigationType;
}
const visitOf = (address: string): Visit => ({
  location: { ...partsOf(address), state: null, key: 'default' },
  type: 'POP',
});

/**
 * Whether the browser itself has only scrolled to an element of the page. Following it would throw away a page that is
 * being hydrated.
 */
const isPlaceOn = ({ pathname, search, key }: Location, next: Location) =>
  next.key === key &&
  next.pathname === pathname &&
  next.search === search &&
  document.getElementById(next.hash.slice(1)) !== null;

const VisitContext = createContext(visitOf('/'));

/** Follows the browser's address. While the code of a page is loading, the one before it stays. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [first] = useState<Visit>(() => ({ location: readLocation(), type: 'POP' }));
  const [visit, setVisit] = useState(first);
  const { pathname } = visit.location;
  // before the effects of any page
  useInsertionEffect(() => setShown(pathname), [pathname]);
  useLayoutEffect(() => {
    const follow = (type: NavigationType) => {
      const location = readLocation();
      startTransition(() => setVisit((now) => (isPlaceOn(now.location, location) ? now : { location, type })));
    };
    // a page that came rendered can be left by Back before it reacts
    if (readLocation().key !== first.location.key) follow('POP');
    return listen(follow);
  }, [first]);
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/** Stays at one address, for rendering without a browser. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  return <VisitContext value={visitOf(location)}>{children}</VisitContext>;
}

/** Returns the entry of the history that is on the screen. */
export const useLocation = (): Location => useContext(VisitContext).location;

/** Returns how that entry was reached. */
export const useNavigationType = (): NavigationType => useContext(VisitContext).type;

/** Returns `navigate`, always the same function. */
export const useNavigate = () => navigate;

/** Returns the parameters in the page's path, decoded. */
export const useParams = (): Readonly<Record<string, string>> => matchPage(useLocation().pathname)?.params ?? {};

function setSearchParams(next: Readonly<Record<string, string>>, options?: NavigateOptions): void {
  navigate({ search: `${new URLSearchParams(next)}` }, options);
}

/** Returns the address's query, and a function that navigates to another one. */
export function useSearchParams(): readonly [URLSearchParams, typeof setSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), setSearchParams];
}

export function Navigate({ to, replace, state }: { to: To } & NavigateOptions) {
  useEffect(() => navigate(to, { replace, state }), [to, replace, state]);
  return null;
}

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
