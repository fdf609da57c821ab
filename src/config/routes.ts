/** Who a page is for. Only pages of creators and of the signed-out load the sign-in service. */
type Audience = 'visitor' | 'signed-out' | 'creator';

export interface Route {
  /** In the router's syntax. The first row that matches an address counts. */
  path: string;
  audience: Audience;
  /** The locale files that it needs before it is shown, beside `common`; without a word, the one of its name. */
  namespaces?: readonly string[];
  /** Of pages that share a path: which words the part `:second` takes. */
  second?: 'messages' | 'section' | 'quiz';
  /** `focused`: no menu, footer or ads. `demo`: all of them but what takes room from the game. */
  frame?: 'focused' | 'demo';
  /** Somebody is in the middle of something that a new version of the app can wait for. */
  holdsUpdates?: true;
  /** The same for everybody: the build writes it as HTML. */
  isPrerendered?: true;
  /** Search engines leave it out: it says so itself, and firebase.json says it in a header. */
  isUnlisted?: true;
  /** Its address lets whoever has it act, so the browser tells it to nobody. */
  isSecret?: true;
}

/**
 * Every address of the app. The router, the head script, sitemap, layouts, service worker and `href` read this table;
 * tests hold firebase.json and the reserved usernames to it. A visitor's page is in the file `<page>-page.tsx`.
 */
const table = {
  landing: { path: '/', audience: 'visitor', isPrerendered: true },
  about: { path: '/about', audience: 'visitor', isPrerendered: true },
  safety: { path: '/safety', audience: 'visitor', isPrerendered: true },
  contact: { path: '/contact', audience: 'visitor', isPrerendered: true },
  templates: { path: '/templates', audience: 'visitor', isPrerendered: true },
  analytics: { path: '/analytics', audience: 'visitor', isPrerendered: true },
  careers: { path: '/careers', audience: 'visitor', isPrerendered: true },
  blog: { path: '/blog', audience: 'visitor', isPrerendered: true },
  press: { path: '/press', audience: 'visitor', isPrerendered: true },
  help: { path: '/help', audience: 'visitor', isPrerendered: true },
  terms: { path: '/terms', audience: 'visitor', isPrerendered: true },
  'how-well-demo': {
    path: '/quiz/how-well',
    audience: 'visitor',
    namespaces: ['demo-quizzes'],
    frame: 'demo',
    holdsUpdates: true,
  },
  'never-demo': {
    path: '/quiz/never-have-i-ever',
    audience: 'visitor',
    namespaces: ['demo-quizzes'],
    frame: 'demo',
    holdsUpdates: true,
  },
  results: { path: '/quiz/results/:responseId', audience: 'visitor', isUnlisted: true },
  delete: {
    path: '/delete',
    audience: 'visitor',
    namespaces: ['delete-sent'],
    frame: 'focused',
    isUnlisted: true,
    isSecret: true,
  },
  'not-found': { path: '/404', audience: 'visitor', namespaces: [], isUnlisted: true },
  'sign-in': {
    path: '/auth',
    audience: 'signed-out',
    namespaces: ['auth', 'auth-action'],
    frame: 'focused',
    holdsUpdates: true,
    isUnlisted: true,
  },
  'auth-action': {
    path: '/auth/action',
    audience: 'signed-out',
    namespaces: ['auth-action', 'auth'],
    frame: 'focused',
    holdsUpdates: true,
    isUnlisted: true,
    isSecret: true,
  },
  dashboard: {
    path: '/dashboard',
    audience: 'creator',
    namespaces: ['dashboard', 'dashboard-lists', 'profile-settings'],
    isUnlisted: true,
  },
  'quiz-editor': {
    path: '/create-quiz',
    audience: 'creator',
    frame: 'focused',
    holdsUpdates: true,
    isUnlisted: true,
  },
  account: {
    path: '/account',
    audience: 'creator',
    namespaces: ['account', 'auth', 'profile-settings', 'names'],
    isUnlisted: true,
  },
  'quiz-details': {
    path: '/quiz/:quizId/details',
    audience: 'creator',
    namespaces: ['dashboard', 'quiz-details'],
    isUnlisted: true,
  },
  'public-profile': { path: '/:username', audience: 'visitor', namespaces: ['public-profile', 'send-message'] },
  'send-message': {
    path: '/:username/:second',
    second: 'messages',
    audience: 'visitor',
    frame: 'focused',
    holdsUpdates: true,
  },
  section: { path: '/:username/:second', second: 'section', audience: 'visitor', namespaces: ['public-profile'] },
  'take-quiz': {
    path: '/:username/:second',
    second: 'quiz',
    audience: 'visitor',
    frame: 'focused',
    holdsUpdates: true,
  },
} as const satisfies Record<string, Route>;

type Table = typeof table;
export type Page = keyof Table;
/** The pages of some audiences. */
export type PageFor<A extends Audience> = { [P in Page]: Table[P]['audience'] extends A ? P : never }[Page];
/** The pages with one address each. */
export type PlainPage = { [P in Page]: Table[P]['path'] extends `${string}:${string}` ? never : P }[Page];

export const ROUTES: Readonly<Record<Page, Route>> = table;
export const PAGES = Object.keys(table) as Page[];

/** Returns the locale files that a page needs before it is shown, beside `common`. */
export const namespacesOf = (page: Page): readonly string[] => ROUTES[page].namespaces ?? [page];

/** Returns the paths of the pages that the build writes as HTML. */
export const prerenderedPaths = (): string[] =>
  PAGES.filter((page) => ROUTES[page].isPrerendered).map((page) => ROUTES[page].path);

/** Returns the first segments of the app's own addresses, which are nobody's username. */
export const ownSegments = (): string[] => [
  ...new Set(PAGES.flatMap((page) => ROUTES[page].path.match(/^\/([^:/][^/]*)/)?.[1] ?? [])),
];

/** The dashboard's tabs, in their order. */
export const DASHBOARD_TABS = ['overview', 'quizzes', 'responses', 'messages', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
