import { randomUUID } from 'node:crypto';
import type { CircleChange } from '@domain/circle/circle-input.ts';
import { paths } from '@domain/paths.ts';
import { readyTexts } from '@domain/quiz/ready.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import type { startPushService } from '../../../../functions/src/services/testing/push-service.ts';
import { FUNCTIONS } from '../backend.ts';
import { NOW } from '../browser-write.ts';
import { makeCreator } from '../people.ts';
import { called, posted, send, someAddress } from '../requests.ts';
import type { Count, Prepare } from './counter.ts';
import { keyOf, LOCKED, message, PASSWORD, response, withMessage, withQuiz } from './made.ts';

type Member = ReturnType<typeof makeMemberInput>;
const spam = { reason: 'spam', note: '' };

async function plays(): Promise<Count> {
  const [open, board, locked, takenBack] = await Promise.all([
    withQuiz(),
    withQuiz({ hasBoard: true }),
    withQuiz(LOCKED),
    withQuiz(),
  ]);
  const toTakeBack = response(takenBack.quizId);
  await posted('responses', toTakeBack);
  return async ({ row }) => {
    await row('response', () => posted('responses', response(open.quizId)));
    await row('response with a scoreboard', () =>
      posted('responses', response(board.quizId, { wasToldOfBoard: true })),
    );
    let pass = '';
    await row('opening a private quiz', async () => {
      ({ pass } = await posted('unlock-quiz', { quizId: locked.quizId, password: PASSWORD }));
    });
    const secret = response(locked.quizId);
    await row('response to a private quiz', () => posted('responses', { ...secret, pass }));
    await row('opening a private result', () => posted('open-result', { id: secret.id, pass }));
    await row('deleting a response', () => posted('delete-submission', { kind: 'response', ...keyOf(toTakeBack) }));
    await row('reporting a quiz', () =>
      posted('reports', { id: randomUUID(), what: { kind: 'quiz', quizId: open.quizId }, ...spam }),
    );
    const translate = (text: string) =>
      posted('translate-content', { text, targetLanguage: 'fr', context: 'question', quizId: open.quizId });
    await row("translating the app's own text", () =>
      translate(readyTexts('never-have-i-ever', 'normal', 'en')[0]?.text ?? ''),
    );
    await row('buying a translation', () => translate('About q1?'));
    await row('a translation that was bought', () => translate('About q1?'));
    await row('picture of a link', async () => {
      const { status } = await send(`${FUNCTIONS}/pictures/og/quiz/${open.quizId}.png`, {
        headers: { 'x-forwarded-for': someAddress() },
      });
      if (status !== 200) throw new Error(`The picture: ${status}`);
    });
    await row('card of a quiz for another site', async () => {
      const { status } = await send(`${FUNCTIONS}/embed/embed/${open.username}/${open.quizId}`, {
        headers: { 'x-forwarded-for': someAddress() },
      });
      if (status !== 200) throw new Error(`The card: ${status}`);
    });
  };
}

type PushService = Pick<Awaited<ReturnType<typeof startPushService>>, 'subscription'>;

async function messages(pushes: PushService, prepare: Prepare): Promise<Count> {
  const [inbox, replied, deleted, told] = await Promise.all([
    makeCreator(),
    withMessage(),
    withMessage(),
    withMessage(),
  ]);
  const path = ({ sent }: typeof told) => paths.message(sent.id);
  for (const one of [replied, told]) await prepare(one.creator, { path: path(one), fields: { readAt: NOW } });
  const reply = (to: typeof told) => ({ path: path(to), fields: { reply: 'Guess.', repliedAt: NOW } }) as const;
  await prepare(replied.creator, reply(replied));
  return async ({ row, write, task }) => {
    const key = keyOf(replied.sent);
    await row('message', () => posted('messages', message(inbox.uid)));
    await row('seeing a new reply', () => posted('sent-message', key));
    await row('looking for a reply', () => posted('sent-message', key));
    await row('reporting a reply', () => posted('report-reply', { ...key, ...spam }));
    await row('stopping replies', () => posted('block-replies', { ...key, others: [], isBlocked: true }));
    await row('deleting a message', () => posted('delete-submission', { kind: 'message', ...keyOf(deleted.sent) }));
    const device = { subscription: pushes.subscription('reply'), language: 'en' };
    await row('asking to be told of a reply', () => posted('reply-push', { ...keyOf(told.sent), device }));
    await write('replying to somebody who is told', told.creator, reply(told));
    await task('push reply', told.sent.id);
  };
}

async function circles(pushes: PushService): Promise<Count> {
  const circle = makeCircleInput({ id: randomUUID() });
  const { id: circleId, key } = circle;
  const [ada, kim, noa] = [0, 1, 2].map(() => makeMemberInput(circleId, { id: randomUUID() })) as [
    Member,
    Member,
    Member,
  ];
  const change = (by: string, what: CircleChange) => posted('circle-changes', { circleId, key: by, change: what });
  return async ({ row, task }) => {
    await row('new circle', () => posted('circles', circle));
    await posted('circle-members', ada);
    await row('joining a circle', () => posted('circle-members', kim));
    await row('guessing in a circle', () => posted('circle-guesses', makeGuessInput(kim, ada.id)));
    await row('the same guess again', () => posted('circle-guesses', makeGuessInput(kim, ada.id)));
    const device = { subscription: pushes.subscription('circle'), language: 'en' as const };
    await row('asking to be told of a circle', () => change(ada.key, { do: 'push', memberId: ada.id, device }));
    await posted('circle-members', noa);
    await row('guessing somebody who is told', () => posted('circle-guesses', makeGuessInput(noa, ada.id)));
    await task('push circle', circleId);
    await row('leaving a circle', () => change(kim.key, { do: 'leave', memberId: kim.id }));
    const { token } = await makeCreator();
    await row('new circle with an account', () => called('makeCircle', makeCircleInput({ id: randomUUID() }), token));
    await row('deleting a circle', () => change(key, { do: 'end' }));
  };
}

const others: Count = async ({ row }) => {
  await row('contact request', () =>
    posted('contact-requests', {
      id: randomUUID(),
      name: 'Noa',
      email: 'noa@example.com',
      inquiryType: 'feedback',
      subject: 'About it',
      message: 'Some words of mine',
    }),
  );
  await row('what the creator sees', () => posted('collect-tracking-data', makeTracking()));
  await row("a browser's error", () => posted('client-errors', makeClientError()));
  const visit = { entry: 'link', since: 0, steps: { started: 40 } } as const;
  await posted('visits', visit); // the first in a minute stores
  await row('leaving a page', () => posted('visits', visit));
  await row('health', () => send(`${FUNCTIONS}/api/api/health`, { headers: { 'x-forwarded-for': someAddress() } }));
};

/** Counts what people without an account do. */
export const countVisitors = async (pushes: PushService, prepare: Prepare): Promise<Count[]> => [
  ...(await Promise.all([plays(), messages(pushes, prepare), circles(pushes)])),
  others,
];
