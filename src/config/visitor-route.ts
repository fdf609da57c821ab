import { type InfoPage, isInfoPage } from '@domain/info-pages.ts';
import { looksLikeSection, sectionOf } from '@domain/profiles/links.ts';
import { isReservedWord } from '@domain/profiles/reserved.ts';

/** The pages a visitor lands on by a link. `page` is the name of the feature that shows it. */
export type VisitorRoute =
  | { page: 'landing' | InfoPage | 'demo-never' | 'demo-how-well' }
  | { page: 'results'; responseId: string }
  | { page: 'public-profile'; username: string }
  | { page: 'section'; username: string }
  | { page: 'send-message'; username: string }
  | { page: 'take-quiz'; username: string; quizCode: string };

/** Which visitor's page an address names; null for every other address. Pure, and small: it runs in the page's head. */
export function visitorRoute(pathname: string): VisitorRoute | null {
  const [first, second, third, ...rest] = pathname.split('/').filter(Boolean);
  if (rest.length > 0) return null;
  if (first === undefined) return { page: 'landing' };
  if (second === undefined && isInfoPage(first)) return { page: first };
  if (first === 'quiz' && third === undefined && second === 'never-have-i-ever') return { page: 'demo-never' };
  if (first === 'quiz' && third === undefined && second === 'how-well') return { page: 'demo-how-well' };
  if (first === 'quiz' && second === 'results' && third) return { page: 'results', responseId: third };
  if (third !== undefined || isReservedWord(first)) return null;
  const username = first.toLowerCase();
  if (second === undefined) return { page: 'public-profile', username };
  const section = sectionOf(second);
  if (section === 'anonymous') return { page: 'send-message', username };
  return section || looksLikeSection(second)
    ? { page: 'section', username }
    : { page: 'take-quiz', username, quizCode: second.toLowerCase() };
}
