import { type Circle, circlePath } from '@domain/circle/circle.ts';
import type { CircleVerdict } from '@domain/circle/circle-input.ts';
import { asDomainError, type ErrorCode } from '@domain/errors.ts';
import { useEffect } from 'react';
import { changeOwnGuess, changeOwnMember, type OwnMember, useOwnCircle } from '../../lib/own-circles.ts';
import { entry, reach } from '../../lib/visit.ts';
import { type OutboxItem, removeItem } from '../../outbox/device/queue.ts';
import { enqueue, startOutbox } from '../../outbox/outbox.ts';
import { useOutbox } from '../../outbox/store.ts';

type Place = Pick<Circle, 'id' | 'name'>;

/** What this page has sent: its outcome comes. */
const sent = new Set<string>();
const never = () => false;

const refuse = (circleId: string, memberId: string, refusal: ErrorCode) =>
  changeOwnMember(circleId, memberId, (member) => ({ ...member, stage: 'answering', refusal }));

const settle = (circleId: string, memberId: string, aboutId: string, { verdict }: CircleVerdict) =>
  changeOwnGuess(circleId, memberId, aboutId, (guess) => (guess ? { ...guess, verdict } : null));

/** Sends what a member has answered about themselves, once, however often it is called. */
export async function sendMember({ id: circleId, name: title }: Place, member: OwnMember): Promise<void> {
  const { id, name, answers, key } = member;
  sent.add(id);
  reach('finished');
  changeOwnMember(circleId, id, ({ refusal: _, ...before }) => ({ ...before, stage: 'sent' }));
  try {
    const input = { id, circleId, name, answers: [...answers], key, entry };
    await enqueue('circle-members', input, { title, path: circlePath(circleId) }, never);
  } catch (error) {
    refuse(circleId, id, asDomainError(error).code);
  }
}

/** Sends a guess, once, however often it is called. `title` is the name of whom it is about. */
export async function sendGuess(circleId: string, member: OwnMember, aboutId: string, title: string): Promise<void> {
  const guess = member.guesses[aboutId];
  if (!guess) return;
  sent.add(guess.id);
  try {
    const input = {
      ...{ id: guess.id, circleId, memberId: member.id, key: member.key, aboutId },
      answers: [...guess.answers],
    };
    const outcome = await enqueue('circle-guesses', input, { title, path: circlePath(circleId) }, never);
    if (outcome.status === 'delivered') settle(circleId, member.id, aboutId, outcome.answer);
  } catch {
    // the member it was about is gone, or the circle is, which its page says
    changeOwnGuess(circleId, member.id, aboutId, () => null);
  }
}

/** Applies the outcome of a submission that an earlier page had made; once, however often it is called. */
function apply(circleId: string, members: readonly OwnMember[], { id, state, answer, failure }: OutboxItem): void {
  if (state === 'waiting') return;
  for (const member of members) {
    const [aboutId, guess] = Object.entries(member.guesses).find(([, one]) => one.id === id) ?? [];
    if (member.id !== id && aboutId === undefined) continue;
    void removeItem(id);
    if (aboutId === undefined) {
      if (state === 'refused' && member.stage === 'sent') refuse(circleId, id, failure?.code ?? 'internal');
    } else if (state === 'refused') changeOwnGuess(circleId, member.id, aboutId, () => null);
    else if (guess?.verdict === undefined) settle(circleId, member.id, aboutId, answer as CircleVerdict);
  }
}

/** Takes up what earlier pages have sent: applies the outcomes, and sends again what was lost on the way. */
export function useSendings(circle: Circle, me: OwnMember | null, nameOf: (id: string) => string): void {
  const { members } = useOwnCircle(circle.id);
  const items = useOutbox((outbox) => outbox.items);
  const isRead = useOutbox((outbox) => outbox.isRead);
  useEffect(startOutbox, []);
  useEffect(() => {
    for (const item of items) apply(circle.id, members, item);
  }, [circle.id, members, items]);
  useEffect(() => {
    if (!isRead || !me || me.stage === 'answering') return;
    const isLost = (id: string) => !sent.has(id) && !items.some((item) => item.id === id);
    if (me.stage === 'sent' && isLost(me.id)) void sendMember(circle, me);
    for (const [aboutId, { id, answers, verdict }] of Object.entries(me.guesses))
      if (answers.length === circle.questions.length && verdict === undefined && isLost(id))
        void sendGuess(circle.id, me, aboutId, nameOf(aboutId));
  }, [isRead, items, circle, me, nameOf]);
}
