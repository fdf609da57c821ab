import 'i18next';
import type auth from './locales/en/auth.json';
import type common from './locales/en/common.json';
import type dashboard from './locales/en/dashboard.json';
import type landing from './locales/en/landing.json';
import type publicProfile from './locales/en/public-profile.json';
import type quizEditor from './locales/en/quiz-editor.json';
import type results from './locales/en/results.json';
import type sendMessage from './locales/en/send-message.json';
import type takeQuiz from './locales/en/take-quiz.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      common: typeof common;
      dashboard: typeof dashboard;
      landing: typeof landing;
      'public-profile': typeof publicProfile;
      'quiz-editor': typeof quizEditor;
      results: typeof results;
      'send-message': typeof sendMessage;
      'take-quiz': typeof takeQuiz;
    };
  }
}
