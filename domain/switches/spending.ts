import type { CallableName, EndpointName } from '../api.ts';
import type { Queue } from '../dead-letter.ts';

export type Operation = EndpointName | CallableName | Queue | 'page' | 'pictures' | 'embed' | 'views' | 'refused';

/**
 * What an operation costs in millionths of a USD, with the triggers that follow, and what docs/costs.md calls it. At list
 * prices without free quotas (scripts/reports/million/prices.ts): database and invocations alone.
 */
export const MICRO_USD: Readonly<Record<Operation, readonly [counted: string, microUsd: number]>> = {
  responses: ['response with a scoreboard', 12.4],
  messages: ['message', 7.8],
  'unlock-quiz': ['opening a private quiz', 12.4],
  'open-result': ['opening a private result', 5.2],
  'collect-tracking-data': ['what the creator sees', 2.8],
  'translate-content': ['buying a translation', 12.4],
  'contact-requests': ['contact request', 7.4],
  'delete-submission': ['deleting a response', 17.2],
  'sent-message': ['looking for a reply', 4.6],
  reports: ['reporting a quiz', 12.2],
  'report-reply': ['reporting a reply', 7.4],
  'block-replies': ['stopping replies', 5.8],
  'reply-push': ['asking to be told of a reply', 7],
  circles: ['new circle', 7.6],
  'circle-members': ['joining a circle', 5.2],
  'circle-guesses': ['guessing in a circle', 3.4],
  'circle-changes': ['leaving a circle', 5.2],
  'client-errors': ["a browser's error", 0.4],
  visits: ["a browser's error", 0.4],
  ensureProfile: ['signing in', 3.4],
  ensureGuest: ['new guest', 26.2],
  takeOverGuest: ['taking a guest over', 22],
  checkUsername: ['looking up a username', 4.6],
  changeUsername: ['changing a username', 25.8],
  saveQuiz: ['new quiz', 13],
  exportMyData: ['exporting everything', 61.8],
  deleteAccount: ['erasing an account', 33.8],
  reportMessage: ['reporting a message', 9.8],
  blockSender: ['blocking a sender', 10],
  unblockSenders: ['unblocking senders', 7.2],
  saveDevice: ['switching notifications on', 9.4],
  makeCircle: ['new circle with an account', 8.2],
  claimCase: ['claiming a case', 8.6],
  releaseCase: ['giving a case back', 8.6],
  decide: ['deciding to remove a profile', 18.6],
  liftSuspension: ['lifting a suspension', 16.6],
  runAgain: ['running a task again', 5.6],
  flipSwitch: ['flipping a switch', 10],
  recount: ['task: list', 4.6],
  sendPushes: ['task: push news', 8.2],
  eraseAccount: ['task: eraseAccount', 11],
  cleanUpQuiz: ['task: cleanUpQuiz', 3.2],
  sendSummary: ['weekly email', 5.2],
  alertOperators: ['task: alertOperators', 11],
  notifyReporters: ['task: notifyReporters', 1],
  storeResponse: ['task: storeResponse', 11.8],
  page: ['page of a profile', 1.6],
  pictures: ['picture of a link', 1],
  embed: ['card of a quiz for another site', 1.6],
  // a read more, an invocation less
  views: ['what the creator sees', 2.8],
  refused: ["a browser's error", 0.4],
};
