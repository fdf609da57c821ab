import { isolate } from '@domain/isolate.ts';
import type { Language } from '@domain/languages.ts';
import { SUMMARY_TEXTS } from '@domain/locales/notifications.ts';
import { counted, fill, localeOf } from '../mail-texts.ts';

/** What happened to a creator in one week. No message and no names: lock screens and mail providers show mails. */
export interface Week {
  plays: number;
  /** Null without plays. */
  averagePercent: number | null;
  /** The title of the public quiz that was played most; null for none. Anyone may read it. */
  favorite: string | null;
  messages: number;
  /** Of all weeks. */
  unread: number;
}

/** Returns whether there is anything to say. */
export const hasHappened = ({ plays, messages }: Week): boolean => plays > 0 || messages > 0;

type Texts = (typeof SUMMARY_TEXTS)[Language];

/** Everything a summary says, in the order in which it is said. */
export interface Content {
  language: Language;
  subject: string;
  title: string;
  lead: string;
  /** The big ones. */
  counts: { kind: 'plays' | 'messages'; text: string }[];
  lines: string[];
  texts: Pick<Texts, 'open' | 'why' | 'account' | 'unsubscribe'>;
}

/** Returns a title that can't turn the sentence around it, nor end its line. */
const isolated = (title: string): string => isolate(title.replace(/\s+/g, ' '));

/** Returns what the summary of a week says. Only numbers get into the subject. */
export function contentOf(week: Week, language: Language): Content {
  const texts = SUMMARY_TEXTS[language];
  const { plays, averagePercent, favorite, messages, unread } = week;
  const told = {
    plays: counted(texts, 'plays', plays, language),
    messages: counted(texts, 'messages', messages, language),
  };
  const kinds = (['plays', 'messages'] as const).filter((kind) => week[kind] > 0);
  const [only] = kinds;
  const news = kinds.length === 1 && only ? told[only] : fill(texts.both, told);
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format((averagePercent ?? 0) / 100);
  return {
    language,
    subject: fill(texts.subject, { news }),
    title: texts.title,
    lead: texts.lead,
    counts: kinds.map((kind) => ({ kind, text: told[kind] })),
    lines: [
      ...(plays > 0 && averagePercent !== null ? [fill(texts.average, { percent })] : []),
      ...(favorite === null ? [] : [fill(texts.favorite, { title: isolated(favorite) })]),
      ...(unread > 0 ? [counted(texts, 'waiting', unread, language)] : []),
    ],
    texts,
  };
}
