import type { Language } from '@domain/languages.ts';
import { PUSH_PAYLOAD_MAX_BYTES } from '@domain/limits.ts';

export interface PushNotification {
  title: string;
  /** May be what a person wrote: it is shortened to fit. */
  body: string;
  language: Language;
  /** The absolute address that a tap opens. */
  navigate: string;
  /** A newer notification of the same tag replaces the older one. */
  tag: string;
  /** The number on the app's icon; without it the icon stays unchanged. */
  unread?: number;
}

/** The form that Safari shows without a worker (declarative web push); the worker reads the same everywhere else. */
const WEB_PUSH = 8030;
const bytesOf = (text: string) => Buffer.byteLength(text);
/** Bytes of a text within JSON, without its quotes. */
const bytesInJson = (text: string) => bytesOf(JSON.stringify(text)) - 2;

/** Returns the text, cut between two visible characters so that it takes at most so many bytes in JSON. */
function cutTo(text: string, max: number): string {
  if (bytesInJson(text) <= max) return text;
  const ellipsis = '…';
  let left = max - bytesInJson(ellipsis);
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= bytesInJson(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ellipsis}`;
}

/** Returns the payload of a push message: JSON of at most PUSH_PAYLOAD_MAX_BYTES, whatever the body says. */
export function pushPayload({ title, body, language, navigate, tag, unread }: PushNotification): string {
  const write = (text: string) =>
    JSON.stringify({
      web_push: WEB_PUSH,
      notification: {
        title,
        body: text,
        navigate,
        lang: language,
        dir: 'auto',
        tag,
        ...(unread !== undefined && { app_badge: String(unread) }),
      },
    });
  return write(cutTo(body, PUSH_PAYLOAD_MAX_BYTES - bytesOf(write(''))));
}
