import type { CircleNews } from '@domain/circle/changes.ts';
import { circlePath } from '@domain/circle/circle.ts';
import { type CircleTold, claimNews, newsDueAt, putNewsBack } from '@domain/circle/circle-news.ts';
import { DomainError } from '@domain/errors.ts';
import { PUSH_RETRY_S } from '@domain/limits.ts';
import { PUSH_TEXTS } from '@domain/locales/notifications.ts';
import { type ReplyDevice, replyDevice } from '@domain/messages/sent-message.ts';
import { parse } from '@domain/schema.ts';
import { changeCircle } from '../../db/circles.ts';
import { pushKeys, siteOrigin } from '../../support/config.ts';
import type { Context } from '../context.ts';
import { pushPayload } from './payload.ts';
import { sendPush } from './send-push.ts';

/** Says the most of it, and no name: others see a lock screen, too. */
function bodyOf({ joined, guessed, isComplete }: CircleNews, { language }: ReplyDevice): string {
  const texts = PUSH_TEXTS[language].circle;
  if (isComplete) return texts.complete;
  const [count, said] = guessed > 0 ? [guessed, texts.guessed] : [joined, texts.joined];
  return (count === 1 ? said.one : said.other).replace('{{count}}', new Intl.NumberFormat(language).format(count));
}

function payloadOf(circleId: string, news: CircleNews, device: ReplyDevice): string {
  const { language } = device;
  const navigate = `${siteOrigin()}${circlePath(circleId)}`;
  const { title } = PUSH_TEXTS[language].circle;
  return pushPayload({ title, body: bodyOf(news, device), language, navigate, tag: `circle-${circleId}` });
}

/** Notifies a member. Returns when to try again; null where the device is gone; undefined if nothing is left to do. */
async function tell(circleId: string, { id, device, news }: CircleTold, { keys, now }: Context) {
  const opened = parse(replyDevice, JSON.parse(keys.decrypt('circle-push', id, Buffer.from(device, 'base64'))));
  const outcome = await sendPush(opened.subscription, payloadOf(circleId, news, opened));
  if (outcome.is === 'later') return now + (outcome.afterS ?? PUSH_RETRY_S) * 1000;
  return outcome.is === 'gone' ? null : undefined;
}

/** Notifies a circle's members of news, once per window. Returns when to call again; null for never. Repeatable. */
export async function pushCircle(circleId: string, context: Context): Promise<number | null> {
  if (!pushKeys()) return null;
  const { now } = context;
  try {
    // first the claim: a task that runs twice must not send twice
    const { state, told } = await changeCircle(circleId, now, (before) => claimNews(before, now));
    const outcomes = await Promise.all(
      told.map(async (each) => ({ ...each, again: await tell(circleId, each, context) })),
    );
    const untold = outcomes.flatMap(({ again, ...each }) => (again === undefined ? [] : [{ ...each, again }]));
    if (untold.length === 0) return newsDueAt(state, now);
    const after = await changeCircle(circleId, now, (since) => ({ state: putNewsBack(since, untold) }));
    return newsDueAt(after.state, now);
  } catch (error) {
    // it has ended or is hidden, so there is nobody to notify
    if (error instanceof DomainError && (error.code === 'gone' || error.code === 'not-found')) return null;
    throw error;
  }
}
