import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { type DashboardTab, type PlainPage, ROUTES } from './routes.ts';

type Query = Readonly<Record<string, string | null | undefined>>;

function withQuery(page: PlainPage, query: Query): string {
  const parts = Object.entries(query).filter((part): part is [string, string] => part[1] != null);
  return ROUTES[page].path + (parts.length > 0 ? `?${new URLSearchParams(parts)}` : '');
}

export const DEMO_PAGES = {
  'know-me': 'how-well-demo',
  'never-have-i-ever': 'never-demo',
} as const satisfies Readonly<Record<DemoType, PlainPage>>;

/** The addresses of the app's own pages. Those of creators' public pages are in `publicPath` (domain/profiles/links.ts). */
export const href = {
  page: (page: PlainPage, part?: string) => ROUTES[page].path + (part ? `#${part}` : ''),
  demo: (type: DemoType) => href.page(DEMO_PAGES[type]),
  contact: (type?: string, about?: string) => withQuery('contact', { type, about }),
  /** To object to a decision. Nobody is in danger by one: it isn't about safety, which comes first. */
  objection: (caseId?: string) => href.contact('support', caseId),
  templates: (category?: string) => withQuery('templates', { category }),
  signIn: (query: { mode?: 'sign-up' | 'sign-in' | 'reset' | 'link'; ended?: '1'; from?: string | null } = {}) =>
    withQuery('sign-in', query),
  dashboard: (tab: DashboardTab = 'overview') => withQuery('dashboard', { tab: tab === 'overview' ? null : tab }),
  createQuiz: (
    query: {
      type?: string;
      step?: string | null;
      template?: string;
      edit?: string;
      copy?: string;
      /** The person returns to publish what they wrote before signing in. */
      publish?: '1';
    } = {},
  ) => withQuery('quiz-editor', query),
  mine: (quizId: string) => ROUTES.mine.path.replace(':quizId', () => quizId),
  circle: (id: string) => ROUTES.circle.path.replace(':circleId', () => id),
  newCircle: (quiz?: string) => withQuery('new-circle', { quiz }),
  quizDetails: (quizId: string) => ROUTES['quiz-details'].path.replace(':quizId', () => quizId),
};
