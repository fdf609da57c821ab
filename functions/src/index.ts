import { paths } from '@domain/paths.ts';
import { setGlobalOptions } from 'firebase-functions';
import { callable } from './edge/callable.ts';
import { serveEndpoints } from './edge/endpoint.ts';
import { daily, documentTrigger, taskQueue } from './edge/triggers.ts';
import { acceptContactRequest } from './handlers/accept-contact-request.ts';
import { blockSender as blockSenderHandler } from './handlers/block-sender.ts';
import { changeUsername as changeUsernameHandler } from './handlers/change-username.ts';
import { cleanUpQuiz as cleanUpQuizHandler } from './handlers/clean-up-quiz.ts';
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
import { recount as recountHandler } from './handlers/recount.ts';
import { reportMessage as reportMessageHandler } from './handlers/report-message.ts';
import { saveQuiz as saveQuizHandler } from './handlers/save-quiz.ts';
import { sendMessage } from './handlers/send-message.ts';
import { submitResponse } from './handlers/submit-response.ts';
import { sweep as sweepHandler } from './handlers/sweep.ts';
import { translateContent } from './handlers/translate-content.ts';
import { unblockSenders as unblockSendersHandler } from './handlers/unblock-senders.ts';
import { unlockQuiz } from './handlers/unlock-quiz.ts';
import { REGION } from './support/config.ts';

setGlobalOptions({ region: REGION, maxInstances: 20, concurrency: 80, memory: '256MiB' });

export const ensureProfile = callable('ensureProfile', ensureProfileHandler);
export const changeUsername = callable('changeUsername', changeUsernameHandler);
export const saveQuiz = callable('saveQuiz', saveQuizHandler);
export const exportMyData = callable('exportMyData', exportMyDataHandler);
// longer than its answer should take: breaking off is the handler's own, and not in the middle of a write
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

export const onResponseWritten = documentTrigger('onResponseWritten', paths.response('{id}'), responseWrittenHandler);
export const onMessageWritten = documentTrigger('onMessageWritten', paths.message('{id}'), messageWrittenHandler);
export const onQuizWritten = documentTrigger('onQuizWritten', paths.quiz('{id}'), quizWrittenHandler);
export const onProfileWritten = documentTrigger('onProfileWritten', paths.profile('{id}'), profileWrittenHandler);
export const cleanUpQuiz = taskQueue('cleanUpQuiz', cleanUpQuizHandler, { timeoutSeconds: 540, maxAttempts: 20 });
export const recount = taskQueue('recount', recountHandler, { timeoutSeconds: 60, maxAttempts: 20 });
// what was promised to be erased is erased, if it takes days until the last part of it can be reached
export const eraseAccount = taskQueue('eraseAccount', eraseAccountHandler, { timeoutSeconds: 540, maxAttempts: 100 });

// at night in Europe, at no full hour, when everybody's jobs run
export const sweep = daily('sweep', '23 2', sweepHandler);
