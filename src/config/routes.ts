/** Only creators' and signed-out pages load Auth. */
type Audience = 'visitor' | 'signed-out' | 'creator';

export interface Route {
  /** In React Router's syntax. The first row that matches an address counts. */
  path: string;
  audience: Audience;
  /** The locale files it needs before it is shown, in addition to `common`; by default the one with its name. */
  namespaces?: readonly string[];
  /** For pages that share a path: which values `:second` takes. After `messages` may come a kind of message page. */
  second?: 'messages' | 'section' | 'quiz';
  /** `focused`: no menu, footer or ads. `demo`: without what takes space from the game. */
  frame?: 'focused' | 'demo';
  holdsUpdates?: true;
  isPrerendered?: true;
  /** Made from public data: the page function renders it when somebody opens its link. */
  isRendered?: true;
  /** Not indexed: the page says so itself, and firebase.json in a header. */
  isUnlisted?: true;
  /** Anyone with its address can act, so the browser sends it to nobody as a referrer. */
  isSecret?: true;
}

/** Every address, for all that needs one; tests check firebase.json and the reserved usernames against it. */
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
  privacy: { path: '/privacy', audience: 'visitor', isPrerendered: true },
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
  results: { path: '/quiz/results/:responseId', audience: 'visitor', isRendered: true, isUnlisted: true },
  mine: {
    path: '/quiz/:quizId/mine',
    audience: 'visitor',
    namespaces: ['mine', 'games'],
    frame: 'focused',
    holdsUpdates: true,
    isUnlisted: true,
  },
  'my-link': {
    path: '/my-link',
    audience: 'visitor',
    namespaces: ['mine', 'share'],
    frame: 'focused',
    isUnlisted: true,
  },
  'new-circle': { path: '/circle', audience: 'visitor', namespaces: ['circle'], frame: 'focused', isUnlisted: true },
  circle: {
    path: '/circle/:circleId',
    audience: 'visitor',
    frame: 'focused',
    holdsUpdates: true,
    isRendered: true,
    isUnlisted: true,
  },
  sent: {
    path: '/delete',
    audience: 'visitor',
    namespaces: ['sent', 'moderation'],
    frame: 'focused',
    isUnlisted: true,
    isSecret: true,
  },
  unsubscribe: { path: '/unsubscribe', audience: 'visitor', frame: 'focused', isUnlisted: true, isSecret: true },
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
    namespaces: ['quiz-editor', 'mine'],
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
  operator: {
    path: '/operator',
    audience: 'creator',
    namespaces: ['operator', 'moderation', 'contact', 'dashboard', 'dashboard-lists', 'sender-panel'],
    isUnlisted: true,
  },
  'public-profile': {
    path: '/:username',
    audience: 'visitor',
    namespaces: ['public-profile', 'send-message'],
    isRendered: true,
  },
  'send-message': {
    path: '/:username/:second',
    second: 'messages',
    audience: 'visitor',
    frame: 'focused',
    holdsUpdates: true,
    isRendered: true,
  },
  section: {
    path: '/:username/:second',
    second: 'section',
    audience: 'visitor',
    namespaces: ['public-profile'],
    isRendered: true,
  },
  'take-quiz': {
    path: '/:username/:second',
    second: 'quiz',
    audience: 'visitor',
    frame: 'focused',
    holdsUpdates: true,
    isRendered: true,
  },
} as const satisfies Record<string, Route>;

type Table = typeof table;
export type Page = keyof Table;
export type PageFor<A extends Audience> = { [P in Page]: Table[P]['audience'] extends A ? P : never }[Page];
export type PlainPage = { [P in Page]: Table[P]['path'] extends `${string}:${string}` ? never : P }[Page];

export const ROUTES: Readonly<Record<Page, Route>> = table;
export const PAGES = Object.keys(table) as Page[];

export const namespacesOf = (page: Page): readonly string[] => ROUTES[page].namespaces ?? [page];

export const prerenderedPaths = (): string[] =>
  PAGES.filter((page) => ROUTES[page].isPrerendered).map((page) => ROUTES[page].path);

export const ownSegments = (): string[] => [
  ...new Set(PAGES.flatMap((page) => ROUTES[page].path.match(/^\/([^:/][^/]*)/)?.[1] ?? [])),
];

export const DASHBOARD_TABS = ['overview', 'quizzes', 'responses', 'messages', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
