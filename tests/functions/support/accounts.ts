import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { LINK_TYPES } from '@domain/profiles/links.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { db, writeAll } from './backend.ts';
import { patch } from './documents.ts';
import { answersTo, messageTo, savedAs } from './inputs.ts';
import { type Creator, makeCreator, saveNew } from './people.ts';
import { hasStorage, uploadPhoto } from './photos.ts';
import { called, posted, someAddress } from './requests.ts';

/** A creator of whom something is stored in every place where there can be something. */
export interface Life extends Creator {
  quizId: string;
  privateQuizId: string;
  responseId: string;
  privateResponseId: string;
  messageId: string;
  reportPath: string;
  contactRequestId: string;
  deviceId: string;
  circleId: string;
  /** The path of every document. */
  documents: string[];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes a quiz and edits it once, so that it has an earlier key. */
async function saveTwice(creator: Creator): Promise<string> {
  const { quizId, revision } = await saveNew(creator, makeDraft('know-me'));
  const draft = makeDraft('know-me', { title: 'Edited once' });
  await called('saveQuiz', savedAs(draft, quizId, revision), creator.token);
  return quizId;
}

export async function makeLife(): Promise<Life> {
  const creator = await makeCreator();
  db();
  await getAuth().updateUser(creator.uid, { emailVerified: true });
  const quizId = await saveTwice(creator);
  const closed = makeDraft('know-me', { isPublic: false, password: 'hidden one' });
  const { quizId: privateQuizId } = await saveNew(creator, closed);
  const response = await posted('responses', answersTo(quizId, { revision: 2, wasToldOfBoard: true }));
  const { pass } = await posted('unlock-quiz', { quizId: privateQuizId, password: 'hidden one' });
  const toPrivate = answersTo(privateQuizId, { pass });
  const privateResponse = await posted('responses', toPrivate);
  const message = messageTo(creator.uid);
  const address = someAddress();
  await posted('messages', message, address);
  await called('reportMessage', { messageId: message.id, reason: 'bullying', note: 'Look at this' }, creator.token);
  await called('blockSender', { messageId: message.id }, creator.token);
  const reports = await db().collection(closedPaths.reports).where('recipientId', '==', creator.uid).get();
  const reportPath = reports.docs[0]?.ref.path ?? '';
  // one that is open would outlive the account
  await db().doc(reportPath).update({ status: 'kept' });
  const blocks = await db().collection(closedPaths.blocks).where('recipientId', '==', creator.uid).get();
  const request = {
    id: randomUUID(),
    name: 'Somebody Who Writes',
    email: capitalized(creator.email),
    inquiryType: 'feedback',
    subject: `About ${randomUUID()}`,
    message: `Some words ${randomUUID()}`,
  };
  await posted('contact-requests', request);
  await patch(paths.contactRequest(request.id), { answers: [{ text: 'Thanks!', at: 1, operatorId: 'operator' }] });
  const { id: deviceId } = await called('saveDevice', makeDeviceInput(), creator.token);
  const { id: circleId } = await called('makeCircle', makeCircleInput({ id: randomUUID() }), creator.token);
  await posted('circle-members', makeMemberInput(circleId, { id: randomUUID() }));
  if (hasStorage) await uploadPhoto(creator);
  await writeAll({ [paths.quizOrder(creator.uid)]: { codes: [quizId] } });
  const { uid, profile } = creator;
  const [suspension, operator] = [closedPaths.suspension(uid), closedPaths.operator(uid)];
  await writeAll({
    [suspension]: { at: Timestamp.now(), reason: 'spam', note: 'Again', until: null, operatorId: 'operator' },
    [operator]: { email: creator.email, name: 'Moderating' },
  });
  return {
    ...creator,
    quizId,
    privateQuizId,
    responseId: response.id,
    privateResponseId: privateResponse.id,
    messageId: message.id,
    reportPath,
    contactRequestId: request.id,
    deviceId,
    circleId,
    documents: [
      paths.profile(uid),
      ...LINK_TYPES.map((type) => paths.link(uid, type)),
      paths.username(profile.username),
      paths.account(uid),
      paths.quizOrder(uid),
      paths.quiz(quizId),
      paths.quizKey(quizId),
      paths.quizKeyOfRevision(quizId, 1),
      paths.quiz(privateQuizId),
      paths.quizKey(privateQuizId),
      paths.quizLock(privateQuizId),
      paths.response(response.id),
      paths.responseTracking(trackingKeyOf(response)),
      paths.response(privateResponse.id),
      paths.responseTracking(privateResponse.id),
      paths.responseAnswers(privateResponse.id),
      paths.message(message.id),
      paths.messageTracking(message.id),
      operator,
      reportPath,
      ...blocks.docs.map(({ ref }) => ref.path),
      paths.contactRequest(request.id),
      paths.device(deviceId),
      paths.circle(circleId),
    ],
  };
}

/** Which of a person's documents are there; that there was a circle says nothing of anybody. */
export async function remainsOf({ documents }: Life): Promise<string[]> {
  const found = await db().getAll(...documents.map((path) => db().doc(path)));
  return found.filter((one) => one.exists && one.get('endedAt') === undefined).map(({ ref }) => ref.path);
}
