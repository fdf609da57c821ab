import 'i18next';
import type auth from './locales/en/auth.json';
import type common from './locales/en/common.json';
import type dashboard from './locales/en/dashboard.json';
import type dashboardLists from './locales/en/dashboard-lists.json';
import type landing from './locales/en/landing.json';
import type profileSettings from './locales/en/profile-settings.json';
import type publicProfile from './locales/en/public-profile.json';
import type quizDetails from './locales/en/quiz-details.json';
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
      'dashboard-lists': typeof dashboardLists;
      landing: typeof landing;
      'profile-settings': typeof profileSettings;
      'public-profile': typeof publicProfile;
      'quiz-details': typeof quizDetails;
      'quiz-editor': typeof quizEditor;
      results: typeof results;
      'send-message': typeof sendMessage;
      'take-quiz': typeof takeQuiz;
    };
  }
}
