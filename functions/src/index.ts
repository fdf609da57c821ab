import type { EndpointName } from '@domain/api.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { CONCURRENCY, MOST_INSTANCES } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { setGlobalOptions } from 'firebase-functions';
import { callable } from './edge/callable.ts';
import { serveEmbeds } from './edge/embed.ts';
import { serveEndpoints } from './edge/endpoint.ts';
import { servePages } from './edge/page.ts';
import { servePictures } from './edge/pictures.ts';
import { deletionTrigger, documentTrigger, scheduled, taskQueue, updateTrigger } from './edge/triggers.ts';
import { serveUnsubscribing } from './edge/unsubscribe.ts';
import { acceptClientError } from './handlers/accept-client-error.ts';
import { acceptContactRequest } from './handlers/accept-contact-request.ts';
import { alertOperators as alertOperatorsHandler } from './handlers/alert-operators.ts';
import { blockReplies } from './handlers/block-replies.ts';
import { blockSender as blockSenderHandler, unblockSenders as unblockSendersHandler } from './handlers/block-sender.ts';
import { changeCircleByKey } from './handlers/change-circle.ts';
import {
  changeUsername as changeUsernameHandler,
  checkUsername as checkUsernameHandler,
} from './handlers/change-username.ts';
import { chooseReplyPush } from './handlers/choose-reply-push.ts';
import { claimCase as claimCaseHandler, releaseCase as releaseCaseHandler } from './handlers/claim-case.ts';
import { collectTrackingData } from './handlers/collect-tracking-data.ts';
import { correctAge as correctAgeHandler } from './handlers/correct-age.ts';
import { countVisit } from './handlers/count-visit.ts';
import { decide as decideHandler } from './handlers/decide.ts';
import { deleteAccount as deleteAccountHandler } from './handlers/delete-account.ts';
import { deleteSubmission, onResponseDeleted as responseDeletedHandler } from './handlers/delete-submission.ts';
import { ensureGuest as ensureGuestHandler, takeOverGuest as takeOverGuestHandler } from './handlers/ensure-guest.ts';
import { ensureProfile as ensureProfileHandler } from './handlers/ensure-profile.ts';
import { eraseAccount as eraseAccountHandler } from './handlers/erase-account.ts';
import { exportMyData as exportMyDataHandler } from './handlers/export-my-data.ts';
import { flipSwitch as flipSwitchHandler } from './handlers/flip-switch.ts';
import { liftSuspension as liftSuspensionHandler } from './handlers/lift-suspension.ts';
import { makeCircle as makeAnyCircle, makeOwnCircle } from './handlers/make-circle.ts';
import { notifyReporters as notifyReportersHandler } from './handlers/notify-reporters.ts';
import { onCaseWritten } from './handlers/on-case-written.ts';
import {
  onMessageDeleted as messageDeletedHandler,
  onMessageUpdated as messageUpdatedHandler,
} from './handlers/on-message-written.ts';
import { onProfileWritten as profileWrittenHandler } from './handlers/on-profile-written.ts';
import {
  onQuizOrderWritten as quizOrderWrittenHandler,
  onQuizWritten as quizWrittenHandler,
} from './handlers/on-quiz-written.ts';
import { onSuspensionWritten as suspensionWrittenHandler } from './handlers/on-suspension-written.ts';
import { openResult } from './handlers/open-result.ts';
import { guessInCircle, joinCircle } from './handlers/play-circle.ts';
import { reportAnything } from './handlers/report-anything.ts';
import { reportMessage as reportMessageHandler } from './handlers/report-message.ts';
import { reportReply } from './handlers/report-reply.ts';
import { runAgain as runAgainHandler } from './handlers/run-again.ts';
import { saveDevice as saveDeviceHandler } from './handlers/save-device.ts';
import { saveQuiz as saveQuizHandler } from './handlers/save-quiz.ts';
import { sendMessage } from './handlers/send-message.ts';
import { sendSummary as sendSummaryHandler } from './handlers/send-summary.ts';
import { showSentMessage } from './handlers/show-sent-message.ts';
import { submitResponse } from './handlers/submit-response.ts';
import { translateContent } from './handlers/translate-content.ts';
import { unlockQuiz } from './handlers/unlock-quiz.ts';
import { scheduleDigest, watchDeadlines } from './services/alerts/watch.ts';
import { recount as recountTask } from './services/counters/recount.ts';
import { sendPushes as sendPushesTask } from './services/push/send-pushes.ts';
import { cleanUpQuiz as cleanUpQuizTask } from './services/quiz-clean-up.ts';
import { answerIn, storeQueuedResponse } from './services/response-store.ts';
import { countServiceDays } from './services/service-days.ts';
import { scheduleSummaries } from './services/summaries/schedule-summaries.ts';
import { liftEnded } from './services/suspensions.ts';
import { sweep as nightlySweep } from './services/sweep.ts';
import { REGION } from './support/config.ts';

// An instance with nothing to do has 116 MB, and one with the bundled places 45 MB more. Out of memory, all of its requests fail.
setGlobalOptions({ region: REGION, maxInstances: MOST_INSTANCES, concurrency: CONCURRENCY, memory: '512MiB' });

export const ensureProfile = callable('ensureProfile', ensureProfileHandler);
export const ensureGuest = callable('ensureGuest', ensureGuestHandler);
export const takeOverGuest = callable('takeOverGuest', takeOverGuestHandler);
export const checkUsername = callable('checkUsername', checkUsernameHandler);
export const changeUsername = callable('changeUsername', changeUsernameHandler);
export const correctAge = callable('correctAge', correctAgeHandler);
export const saveQuiz = callable('saveQuiz', saveQuizHandler);
export const exportMyData = callable('exportMyData', exportMyDataHandler);
// the handler stops itself, between two writes, long before this timeout
export const deleteAccount = callable('deleteAccount', deleteAccountHandler, { timeoutSeconds: 300 });
export const reportMessage = callable('reportMessage', reportMessageHandler);
export const blockSender = callable('blockSender', blockSenderHandler);
export const unblockSenders = callable('unblockSenders', unblockSendersHandler);
export const saveDevice = callable('saveDevice', saveDeviceHandler);
export const makeCircle = callable('makeCircle', makeOwnCircle);

export const claimCase = callable('claimCase', claimCaseHandler, { isForOperators: true });
export const releaseCase = callable('releaseCase', releaseCaseHandler, { isForOperators: true });
export const decide = callable('decide', decideHandler, { isForOperators: true, sendsMail: true });
export const liftSuspension = callable('liftSuspension', liftSuspensionHandler, { isForOperators: true });
export const runAgain = callable('runAgain', runAgainHandler, { isForOperators: true });
export const flipSwitch = callable('flipSwitch', flipSwitchHandler, { isForOperators: true });

export const api = serveEndpoints<Exclude<EndpointName, 'unlock-quiz'>>('api', {
  responses: submitResponse,
  messages: sendMessage,
  'open-result': openResult,
  'collect-tracking-data': collectTrackingData,
  'translate-content': translateContent,
  'contact-requests': acceptContactRequest,
  'delete-submission': deleteSubmission,
  'sent-message': showSentMessage,
  reports: reportAnything,
  'report-reply': reportReply,
  'block-replies': blockReplies,
  'reply-push': chooseReplyPush,
  circles: makeAnyCircle,
  'circle-members': joinCircle,
  'circle-guesses': guessInCircle,
  'circle-changes': changeCircleByKey,
  'client-errors': acceptClientError,
  visits: countVisit,
});
// Hashing passwords takes the processor: here it can't stall submissions. No less concurrency per instance, as it
// counts what a class behind one address tries.
export const unlock = serveEndpoints<'unlock-quiz'>('unlock', { 'unlock-quiz': unlockQuiz });

export const page = servePages();
export const pictures = servePictures();
export const embed = serveEmbeds();
export const unsubscribe = serveUnsubscribing();

// A failed trigger is retried for 24 hours. After that a deleted response stays counted, until the sweep or
// `npm run ops recount` checks its quiz; what lay below it stays, but trackings expire.
export const onResponseDeleted = deletionTrigger('onResponseDeleted', paths.response('{id}'), responseDeletedHandler);
// After that the sweep counts what came. What was deleted is counted with the next message, or by `npm run ops recount`.
export const onMessageUpdated = updateTrigger('onMessageUpdated', paths.message('{id}'), messageUpdatedHandler);
export const onMessageDeleted = deletionTrigger('onMessageDeleted', paths.message('{id}'), messageDeletedHandler);
// After that the sweep closes a private quiz's results. What belonged to a deleted one stays until the sweep's sample
// meets it; the public list waits for the quiz's next change or `npm run ops recount`.
export const onQuizWritten = documentTrigger('onQuizWritten', paths.quiz('{id}'), quizWrittenHandler);
// After that the public list waits for the quizzes' or the order's next change, or `npm run ops recount`.
export const onQuizOrderWritten = documentTrigger(
  'onQuizOrderWritten',
  paths.quizOrder('{id}'),
  quizOrderWrittenHandler,
);
// After that public copy and quizzes wait for the profile's next change, or `npm run ops recount`.
export const onProfileWritten = documentTrigger('onProfileWritten', paths.profile('{id}'), profileWrittenHandler);

// After that some quizzes or circles stay as they were before a suspension, or its end, unless whoever decides repeats it.
export const onSuspensionWritten = documentTrigger(
  'onSuspensionWritten',
  closedPaths.suspension('{id}'),
  suspensionWrittenHandler,
);

// After that operators are alerted with the next urgent case, and warned before the deadline.
export const onReportWritten = documentTrigger('onReportWritten', closedPaths.report('{id}'), onCaseWritten);
export const onContactRequestWritten = documentTrigger(
  'onContactRequestWritten',
  paths.contactRequest('{id}'),
  onCaseWritten,
);

// A failed task is retried after pauses that grow to an hour: 20 attempts take about 8 hours, 100 about 4 days. No time
// limit ends them earlier. After that it is a dead letter, unless the last three attempts found no instance.
// What stays then: as for onQuizWritten.
export const cleanUpQuiz = taskQueue('cleanUpQuiz', cleanUpQuizTask, { timeoutSeconds: 540, maxAttempts: 20 });
// After that the next write recounts, or `npm run ops recount`; or the sweep, which sees what came in the last 30 hours,
// but no deletion, no list, and no owner in a quiz.
// Counting the answers to a quiz is a transaction, which may take 270 s.
export const recount = taskQueue('recount', recountTask, { timeoutSeconds: 300, maxAttempts: 20 });
// After that the next answer, message or reply notifies of all that is new.
export const sendPushes = taskQueue('sendPushes', sendPushesTask, { timeoutSeconds: 60, maxAttempts: 20 });
// After that only the dead letter has the play. Highly concurrent, as those of one instance share their commits.
export const storeResponse = taskQueue('storeResponse', storeQueuedResponse, {
  timeoutSeconds: 60,
  maxAttempts: 20,
  atOnce: 600,
  answerIn,
});
// After that the sweep queues it again, every night until it is done: what was promised to be erased is erased.
export const eraseAccount = taskQueue('eraseAccount', eraseAccountHandler, { timeoutSeconds: 540, maxAttempts: 100 });

// At night in Europe, and off the full hour, when everybody's jobs run. Two retries; after that the next night, or `npm
// run ops sweep`, resumes.
export const sweep = scheduled('sweep', '23 2 * * *', nightlySweep);

// A run that fails is made up for by the next, on the next day too.
export const countDays = scheduled('countDays', '11 * * * *', () => countServiceDays());

// After two retries the next run does it.
export const liftSuspensions = scheduled('liftSuspensions', '*/15 * * * *', () => liftEnded());

// An hour after the week's end (services/summaries/week.ts). Where it has no more time, a task goes on after the last.
// After two retries there is no summary for those who were not queued yet; the tasks of the others are named by their
// week.
export const weeklySummaries = scheduled('weeklySummaries', '7 16 * * 0', scheduleSummaries);
// Slowly, as mail servers limit what one client sends. 12 attempts take about 9 hours; after that this week has none.
export const sendSummary = taskQueue('sendSummary', sendSummaryHandler, {
  timeoutSeconds: 540,
  maxAttempts: 12,
  minBackoffSeconds: 30,
  atOnce: 5,
  perSecond: 5,
  sendsMail: true,
});

// Mails to operators. 12 attempts take about 3 hours: longer than an urgent case may wait.
export const alertOperators = taskQueue('alertOperators', alertOperatorsHandler, {
  timeoutSeconds: 300,
  maxAttempts: 12,
  minBackoffSeconds: 10,
  sendsMail: true,
});
// 12 attempts take about 9 hours; after that they aren't notified.
export const notifyReporters = taskQueue('notifyReporters', notifyReportersHandler, {
  timeoutSeconds: 300,
  maxAttempts: 12,
  minBackoffSeconds: 30,
  atOnce: 5,
  perSecond: 5,
  sendsMail: true,
});
// A run that fails is made up for by the next, long before the deadline.
export const deadlineWarnings = scheduled('deadlineWarnings', '*/5 * * * *', watchDeadlines);
// In the morning in Europe. After two retries there is none on that day.
export const operatorDigest = scheduled('operatorDigest', '37 5 * * *', scheduleDigest);
