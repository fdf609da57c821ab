import { PUSH_TEXTS } from '@domain/locales/notifications.ts';
import type { Device, NewsKind } from '@domain/push/device.ts';
import type { News } from '../../db/news.ts';
import { siteOrigin } from '../../support/config.ts';
import type { PushNotification } from './payload.ts';

const addressOf: Readonly<Record<NewsKind, (news: News) => string>> = {
  messages: ({ count, newest }) => `/dashboard?tab=messages${count === 1 ? `&message=${newest.id}` : ''}`,
  answers: ({ count, newest }) => (count === 1 ? `/quiz/${newest.get('quiz.id')}/details` : '/dashboard?tab=responses'),
};

/** Returns what a device shows of news: how many, or what a single message says if its owner wants that. */
export function notificationOf(
  kind: NewsKind,
  news: News,
  { language, withText }: Pick<Device, 'language' | 'withText'>,
  unread: number,
): PushNotification {
  const texts = PUSH_TEXTS[language][kind];
  const { count, newest } = news;
  const counted = count === 1 ? texts.one : texts.other;
  const said = withText && kind === 'messages' && count === 1 ? newest.get('message') : undefined;
  return {
    title: texts.title,
    body: said ?? counted.replace('{{count}}', new Intl.NumberFormat(language).format(count)),
    language,
    navigate: `${siteOrigin()}${addressOf[kind](news)}`,
    // the first as the app's own notification of messages has it, which it takes back when they are read
    tag: kind === 'messages' ? 'new-message' : 'new-answers',
    unread,
  };
}
