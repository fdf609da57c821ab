import 'i18next';
import type about from './locales/en/about.json';
import type account from './locales/en/account.json';
import type ads from './locales/en/ads.json';
import type analytics from './locales/en/analytics.json';
import type auth from './locales/en/auth.json';
import type authAction from './locales/en/auth-action.json';
import type blog from './locales/en/blog.json';
import type careers from './locales/en/careers.json';
import type common from './locales/en/common.json';
import type contact from './locales/en/contact.json';
import type contentTranslation from './locales/en/content-translation.json';
import type dashboard from './locales/en/dashboard.json';
import type dashboardLists from './locales/en/dashboard-lists.json';
import type demoQuizzes from './locales/en/demo-quizzes.json';
import type help from './locales/en/help.json';
import type landing from './locales/en/landing.json';
import type press from './locales/en/press.json';
import type profileSettings from './locales/en/profile-settings.json';
import type publicProfile from './locales/en/public-profile.json';
import type quizDetails from './locales/en/quiz-details.json';
import type quizEditor from './locales/en/quiz-editor.json';
import type results from './locales/en/results.json';
import type safety from './locales/en/safety.json';
import type sendMessage from './locales/en/send-message.json';
import type site from './locales/en/site.json';
import type takeQuiz from './locales/en/take-quiz.json';
import type templates from './locales/en/templates.json';
import type terms from './locales/en/terms.json';
import type trackingPanel from './locales/en/tracking-panel.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      account: typeof account;
      ads: typeof ads;
      analytics: typeof analytics;
      auth: typeof auth;
      'auth-action': typeof authAction;
      blog: typeof blog;
      careers: typeof careers;
      common: typeof common;
      contact: typeof contact;
      'content-translation': typeof contentTranslation;
      'dashboard-lists': typeof dashboardLists;
      dashboard: typeof dashboard;
      'demo-quizzes': typeof demoQuizzes;
      help: typeof help;
      landing: typeof landing;
      press: typeof press;
      'profile-settings': typeof profileSettings;
      'public-profile': typeof publicProfile;
      'quiz-details': typeof quizDetails;
      'quiz-editor': typeof quizEditor;
      results: typeof results;
      safety: typeof safety;
      'send-message': typeof sendMessage;
      site: typeof site;
      'take-quiz': typeof takeQuiz;
      templates: typeof templates;
      terms: typeof terms;
      'tracking-panel': typeof trackingPanel;
    };
  }
}
