// by themselves, because the script in the page's head reads them: what it imports is part of its hash
export const LANGUAGE_KEY = 'preferred-language';
export const COLOR_MODE_KEY = 'whoknows-color-mode';

/** Every key this app writes to localStorage. */
export const STORAGE_KEYS = {
  /** Given by the spec; a code of domain/languages.ts. */
  language: LANGUAGE_KEY,
  /** `light`, `dark` or `system`; written by the theme provider. */
  colorMode: COLOR_MODE_KEY,
  /** Who is signed in on this device, as a hint for screens that do not load the sign-in service. */
  sessionHint: 'whoknows-session',
  /** How the last session ended, until what the database kept of it is deleted from this device. */
  sessionEnd: 'whoknows-session-end',
  /** In sessionStorage: a notice for the page that is loaded next. */
  lateNotice: 'whoknows-notice',
  /** A quiz being taken, by quiz code; kept so that a reload resumes it. */
  quizProgress: (code: string) => `whoknows-progress-${code}`,
  /** The codes of the quizzes that were played on this device. */
  playedQuizzes: 'whoknows-played',
  /** The pass of a private quiz that was unlocked here. */
  quizPass: (code: string) => `whoknows-pass-${code}`,
  /** A message being written, by recipient's username. */
  messageDraft: (username: string) => `whoknows-message-${username}`,
  /** What deletes the responses and messages that were sent from here, by id. */
  deleteKeys: 'whoknows-delete-keys',
  /** A request to the people behind WhoKnows that is being written. */
  contactRequest: 'whoknows-contact',
  /** Translated texts, by language. */
  translations: (language: string) => `whoknows-translations-${language}`,
  /** Whether what creators wrote is shown in this language; absent until somebody chooses. */
  translate: (language: string) => `whoknows-translate-${language}`,
  /** A quiz being written, by creator and slot: the type of a new quiz, or the code of a stored one that is changed. */
  quizDraft: (uid: string, slot: string) => `whoknows-quiz-draft-${uid}-${slot}`,
  /** In sessionStorage: what was typed into the sign-up and sign-in forms, never the password. */
  authForm: 'whoknows-auth-form',
  /** In sessionStorage: the names that somebody without a profile is choosing. */
  newcomer: 'whoknows-newcomer',
  /** In sessionStorage: a demo quiz being played, by type. */
  demoPlay: (type: string) => `whoknows-demo-${type}`,
  /** In sessionStorage: the banner was closed. */
  bannerClosed: 'whoknows-banner-closed',
  /** In sessionStorage: what was typed on the account page, by creator. */
  accountDrafts: 'whoknows-account-drafts',
  /** When this app was offered for the home screen, and how often that was declined. */
  install: 'whoknows-install',
  /** Whether this device tells a creator when a message comes in; absent until they decide. */
  notify: (uid: string) => `whoknows-notify-${uid}`,
  /** When a new version was put off. */
  updatePutOff: 'whoknows-update-put-off',
  /** In sessionStorage: the builds of which a page was loaded anew because a file was missing. */
  loadedAnew: 'whoknows-loaded-anew',
  /** When this device last had the server's word on what the signed-in creator sees; forgotten with the session. */
  freshness: 'whoknows-freshness',
  /** How many quizzes a creator has, as the server last counted them; forgotten with the session. */
  quizCount: (uid: string) => `whoknows-quiz-count-${uid}`,
  /** A change that the server has not confirmed yet, by creator and document; forgotten when they sign out. */
  change: (uid: string, path: string) => `whoknows-change-${uid}-${path}`,
};
