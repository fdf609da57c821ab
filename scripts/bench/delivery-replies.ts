import type { InputOf, OutputOf } from '../../domain/api.ts';
import { send, type Target } from '../seed/client.ts';
import { nameIn } from './chaos-proxy.ts';
import { type Replied, replyTo } from './delivery-creator.ts';

/** What opens the private link of a message. */
type LinkKey = InputOf<'sent-message'>;

/** The private links of the messages, by name: what only their senders know. */
export interface Links {
  keys: ReadonlyMap<string, LinkKey>;
  /** Notes the link of what a visitor posts, if it is a message. */
  note(url: string, body: string): void;
}

export function collectLinks(): Links {
  const keys = new Map<string, LinkKey>();
  return {
    keys,
    note: (url, body) => {
      const name = nameIn(body);
      if (url !== '/api/messages' || name === undefined) return;
      const { id, deleteKey } = JSON.parse(body) as LinkKey;
      keys.set(name, { id, deleteKey });
    },
  };
}

/** The outcomes of the replies, as the senders of the messages see them. */
export interface ReplyOutcome {
  sent: number;
  delivered: number;
  lost: string[];
  /** Messages whose link shows a reply that isn't theirs. */
  strays: string[];
}

/** Opens every private link and compares what it shows with the replies that the creator saw under the messages. */
export async function readReplies(target: Target, { keys }: Links, ledger: readonly Replied[]): Promise<ReplyOutcome> {
  const shown = new Map<string, string>();
  for (const [name, key] of keys) {
    const sent: OutputOf<'sent-message'> = await send(target, 'sent-message', key);
    if (sent.state === 'replied') shown.set(name, sent.reply.text);
  }
  const made = new Set(ledger.map(({ name }) => name));
  const accepted = ledger.filter(({ isAccepted }) => isAccepted);
  return {
    sent: accepted.length,
    delivered: accepted.filter(({ name }) => shown.has(name)).length,
    lost: accepted.filter(({ name }) => !shown.has(name)).map(({ name }) => name),
    strays: [...shown].filter(([name, text]) => !made.has(name) || text !== replyTo(name)).map(([name]) => name),
  };
}
