import type { Values } from './translate.ts';

export interface Resources {
  about: typeof import('./locales/en/about.json');
  account: typeof import('./locales/en/account.json');
  'account-notice': typeof import('./locales/en/account-notice.json');
  ads: typeof import('./locales/en/ads.json');
  analytics: typeof import('./locales/en/analytics.json');
  arrange: typeof import('./locales/en/arrange.json');
  auth: typeof import('./locales/en/auth.json');
  'auth-action': typeof import('./locales/en/auth-action.json');
  blog: typeof import('./locales/en/blog.json');
  careers: typeof import('./locales/en/careers.json');
  circle: typeof import('./locales/en/circle.json');
  common: typeof import('./locales/en/common.json');
  contact: typeof import('./locales/en/contact.json');
  'content-translation': typeof import('./locales/en/content-translation.json');
  dashboard: typeof import('./locales/en/dashboard.json');
  'dashboard-lists': typeof import('./locales/en/dashboard-lists.json');
  'demo-quizzes': typeof import('./locales/en/demo-quizzes.json');
  games: typeof import('./locales/en/games.json');
  guest: typeof import('./locales/en/guest.json');
  help: typeof import('./locales/en/help.json');
  'help-lines': typeof import('./locales/en/help-lines.json');
  install: typeof import('./locales/en/install.json');
  landing: typeof import('./locales/en/landing.json');
  mine: typeof import('./locales/en/mine.json');
  moderation: typeof import('./locales/en/moderation.json');
  names: typeof import('./locales/en/names.json');
  operator: typeof import('./locales/en/operator.json');
  outbox: typeof import('./locales/en/outbox.json');
  press: typeof import('./locales/en/press.json');
  privacy: typeof import('./locales/en/privacy.json');
  'profile-settings': typeof import('./locales/en/profile-settings.json');
  prompts: typeof import('../../domain/locales/en/prompts.json');
  'public-profile': typeof import('./locales/en/public-profile.json');
  'quiz-details': typeof import('./locales/en/quiz-details.json');
  'quiz-editor': typeof import('./locales/en/quiz-editor.json');
  report: typeof import('./locales/en/report.json');
  results: typeof import('./locales/en/results.json');
  safety: typeof import('./locales/en/safety.json');
  scoreboard: typeof import('./locales/en/scoreboard.json');
  'second-thought': typeof import('./locales/en/second-thought.json');
  'send-message': typeof import('./locales/en/send-message.json');
  sent: typeof import('./locales/en/sent.json');
  share: typeof import('./locales/en/share.json');
  site: typeof import('./locales/en/site.json');
  'take-quiz': typeof import('./locales/en/take-quiz.json');
  templates: typeof import('./locales/en/templates.json');
  terms: typeof import('./locales/en/terms.json');
  'sender-panel': typeof import('./locales/en/sender-panel.json');
  unsubscribe: typeof import('./locales/en/unsubscribe.json');
}

export type Namespace = keyof Resources;

/** The dotted keys of texts, plural forms as their common key. */
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Common}_${Intl.LDMLPluralRule}`
      ? Common
      : Key
    : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];
/** The keys of each file's texts. */
export type Keys = { [Name in Namespace]: KeysOf<Resources[Name]> };
type NamedKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` };

/** Returns a text with its values: of the file `Own`, or of one of `Others` by a key that begins with its name. */
export type Translate<Own extends Namespace, Others extends Namespace = never> = (
  key: Keys[Own] | NamedKeys[Others],
  values?: Values,
) => string;
