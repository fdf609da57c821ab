import { paths } from '@domain/paths.ts';
import { setGlobalOptions } from 'firebase-functions';
import { callable } from './edge/callable.ts';
import { serveEndpoints } from './edge/endpoint.ts';
import { daily, documentTrigger, taskQueue } from './edge/triggers.ts';
import { acceptContactRequest } from './handlers/accept-contact-request.ts';
import { blockSender as blockSenderHandler } from './handlers/block-sender.ts';
import { changeUsername as changeUsernameHandler } from './handlers/change-username.ts';
import { collectTrackingData } from './handlers/collect-tracking-data.ts';
import { deleteAccount as deleteAccountHandler } from './handlers/delete-account.ts';
import { deleteSubmission } from './handlers/delete-submission.ts';
import { ensureProfile as ensureProfileHandler } from './handlers/ensure-profile.ts';
import { eraseAccount as eraseAccountHandler } from './handlers/erase-account.ts';
import { exportMyData as exportMyDataHandler } from './handlers/export-my-data.ts';
import { onMessageWritten as messageWrittenHandler } from './handlers/on-message-written.ts';
import { onProfileWritten as profileWrittenHandler } from './handlers/on-profile-written.ts';
import { onQuizWritten as quizWrittenHandler } from './handlers/on-quiz-written.ts';
import { onResponseWritten as responseWrittenHandler } from './handlers/on-response-written.ts';
import { openResult } from './handlers/open-result.ts';
import { reportMessage as reportMessageHandler } from './handlers/report-message.ts';
import { saveQuiz as saveQuizHandler } from './handlers/save-quiz.ts';
import { sendMessage } from './handlers/send-message.ts';
import { submitResponse } from './handlers/submit-response.ts';
import { translateContent } from './handlers/translate-content.ts';
import { unblockSenders as unblockSendersHandler } from './handlers/unblock-senders.ts';
import { unlockQuiz } from './handlers/unlock-quiz.ts';
import { recount as recountTask } from './services/counters/recount.ts';
import { cleanUpQuiz as cleanUpQuizTask } from './services/quiz-clean-up.ts';
import { sweep as nightlySweep } from './services/sweep.ts';
import { REGION } from './support/config.ts';

setGlobalOptions({ region: REGION, maxInstances: 20, concurrency: 80, memory: '256MiB' });

export const ensureProfile = callable('ensureProfile', ensureProfileHandler);
export const changeUsername = callable('changeUsername', changeUsernameHandler);
export const saveQuiz = callable('saveQuiz', saveQuizHandler);
export const exportMyData = callable('exportMyData', exportMyDataHandler);
// the handler stops by itself, between two writes, long before this timeout
export const deleteAccount = callable('deleteAccount', deleteAccountHandler, { timeoutSeconds: 300 });
export const reportMessage = callable('reportMessage', reportMessageHandler);
export const blockSender = callable('blockSender', blockSenderHandler);
export const unblockSenders = callable('unblockSenders', unblockSendersHandler);

export const api = serveEndpoints({
  responses: submitResponse,
  messages: sendMessage,
  'unlock-quiz': unlockQuiz,
  'open-result': openResult,
  'collect-tracking-data': collectTrackingData,
  'translate-content': translateContent,
  'contact-requests': acceptContactRequest,
  'delete-submission': deleteSubmission,
});

// A failed trigger is retried for 24 hours. After that:
// a missed count is repeated by the nightly sweep, a missed deletion by the next response or `npm run ops recount`
export const onResponseWritten = documentTrigger('onResponseWritten', paths.response('{id}'), responseWrittenHandler);
// the same, by the next message
export const onMessageWritten = documentTrigger('onMessageWritten', paths.message('{id}'), messageWrittenHandler);
// the sweep closes the results of a private quiz, and cleans up after a deleted one that was answered in the last 30 hours;
// counts and the public list wait for the quiz's next change or `npm run ops recount`
export const onQuizWritten = documentTrigger('onQuizWritten', paths.quiz('{id}'), quizWrittenHandler);
// the public copy waits for the profile's next change, or the sweep where it is missing; the quizzes for the next change of
// name, username or photo, or `npm run ops recount`
export const onProfileWritten = documentTrigger('onProfileWritten', paths.profile('{id}'), profileWrittenHandler);

// A failed task is retried after pauses that grow to an hour: 20 attempts take about 8 hours, 100 about 4 days. After that:
// as after onQuizWritten
export const cleanUpQuiz = taskQueue('cleanUpQuiz', cleanUpQuizTask, { timeoutSeconds: 540, maxAttempts: 20 });
// the next write recounts the same target; else the sweep (stats, insights, plays, inbox) or `npm run ops recount` (all)
export const recount = taskQueue('recount', recountTask, { timeoutSeconds: 60, maxAttempts: 20 });
// the sweep queues the erasure again, every night until it is through: what was promised to be erased is erased
export const eraseAccount = taskQueue('eraseAccount', eraseAccountHandler, { timeoutSeconds: 540, maxAttempts: 100 });

// At night in Europe, and not on the full hour, when everybody's jobs run. A failed run is retried twice; after that the
// next night goes on, or `npm run ops sweep`
export const sweep = daily('sweep', '23 2', nightlySweep);
