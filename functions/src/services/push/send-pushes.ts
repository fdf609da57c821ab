import { PUSH_RETRY_S } from '@domain/limits.ts';
import { logLate } from '../../support/log.ts';
import type { Context } from '../context.ts';
import { switchedOff } from '../switches.ts';
import { receivePush, schedulePush } from '../tasks/schedule.ts';
import { pushCircle } from './push-circle.ts';
import { pushNews } from './push-news.ts';
import { pushReply } from './push-reply.ts';

const PUSHES = {
  news: (uid: string, { now }: Context) => pushNews(uid, now),
  reply: pushReply,
  circle: pushCircle,
};

/** Sends what a queued task is about, and schedules what has to wait. */
export async function sendPushes(data: unknown, context: Context): Promise<void> {
  const { kind, id, notBefore } = await receivePush(data);
  // claims nothing, so that everything is sent once they're on again
  if ((await switchedOff()).includes('pushes')) return schedulePush(kind, id, context.now + PUSH_RETRY_S * 1000);
  const due = await PUSHES[kind](id, context);
  if (due !== null) await schedulePush(kind, id, due);
  logLate(kind, notBefore);
}
