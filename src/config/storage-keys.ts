// standalone, because the head script imports them and its hash covers everything it imports
export const LANGUAGE_KEY = 'preferred-language';
export const COLOR_MODE_KEY = 'whoknows-color-mode';
/** In sessionStorage: the errors that were reported, each once. Read by a program of its own. */
export const REPORTED_ERRORS_KEY = 'whoknows-errors';

/** Every key this app writes to localStorage. */
export const STORAGE_KEYS = {
  /** Defined by the spec; a code of domain/languages.ts. */
  language: LANGUAGE_KEY,
  /** `light`, `dark` or `system`; written by the theme provider. */
  colorMode: COLOR_MODE_KEY,
  /** Who is signed in, as a hint for screens that don't load Auth. */
  sessionHint: 'whoknows-session',
  /** How the last session ended, until its data is deleted from this device. */
  sessionEnd: 'whoknows-session-end',
  /** In sessionStorage: a notice for the next page load. */
  lateNotice: 'whoknows-notice',
  /** A quiz being taken, by quiz code; kept so that a reload resumes it. */
  quizProgress: (code: string) => `whoknows-progress-${code}`,
  /** The name under which somebody played here last. */
  playerName: 'whoknows-player-name',
  /** Answers about oneself to the questions of somebody's quiz, by its code. */
  remix: (code: string) => `whoknows-remix-${code}`,
  /** What lets an account take over what a guest has made here, until it has. */
  guestPass: 'whoknows-guest-pass',
  playedQuizzes: 'whoknows-played',
  /** The access token of a private quiz unlocked here. */
  quizPass: (code: string) => `whoknows-pass-${code}`,
  /** A message being written, by recipient's username. */
  messageDraft: (username: string) => `whoknows-message-${username}`,
  /**
   * Set if what is sent from this device reveals less to its recipient; belongs to the device, whoever signs in or out.
   */
  shareLess: 'whoknows-share-less',
  /** What this device knows of a circle, by its id: its maker's key, who plays here, their answers and guesses. `new`: one being made. */
  circle: (id: string) => `whoknows-circle-${id}`,
  /** Delete keys of the responses and messages sent from here, by id. */
  deleteKeys: 'whoknows-delete-keys',
  /** Replies being written to messages, by creator. */
  replyDrafts: (uid: string) => `whoknows-replies-${uid}`,
  contactRequest: 'whoknows-contact',
  /** Translated texts, by language. */
  translations: (language: string) => `whoknows-translations-${language}`,
  /** Whether creators' texts are shown in this language; absent until chosen. */
  translate: (language: string) => `whoknows-translate-${language}`,
  /**
   * A quiz being written, by creator (`guest` without an account) and slot: a new quiz's type, or the code of the stored
   * quiz being edited.
   */
  quizDraft: (uid: string, slot: string) => `whoknows-quiz-draft-${uid}-${slot}`,
  /** In sessionStorage: what was typed into the sign-up and sign-in forms, never the password. */
  authForm: 'whoknows-auth-form',
  /** The email that a link to sign in was sent to, until it is used. */
  linkEmail: 'whoknows-link-email',
  /** When somebody here said that they're too young for an account; counts for a day. */
  tooYoung: 'whoknows-too-young',
  /** In sessionStorage: the names a newcomer is choosing. */
  newcomer: 'whoknows-newcomer',
  /** In sessionStorage: a demo quiz being played, by type. */
  demoPlay: (type: string) => `whoknows-demo-${type}`,
  /** In sessionStorage: the banner was closed. */
  bannerClosed: 'whoknows-banner-closed',
  /** In sessionStorage: what was typed on the account page, by creator. */
  accountDrafts: 'whoknows-account-drafts',
  /** In sessionStorage: what somebody left for Google for, with the whole page, while signed in. */
  googleTrip: 'whoknows-google-trip',
  /** When the app was offered for installation, and how often that was declined. */
  install: 'whoknows-install',
  /** Whether this device notifies a creator of new messages; absent until they decide. */
  notify: (uid: string) => `whoknows-notify-${uid}`,
  /** This device as the server knows it for pushes, by creator; deleted at sign-out. */
  pushDevice: (uid: string) => `whoknows-push-${uid}`,
  updatePutOff: 'whoknows-update-put-off',
  /** In sessionStorage: the builds for which a page was reloaded after a chunk load error. */
  loadedAnew: 'whoknows-loaded-anew',
  /** When the creator's data was last in sync; deleted with the session. */
  freshness: 'whoknows-freshness',
  /** A creator's number of quizzes, as last counted by the server; deleted with the session. */
  quizCount: (uid: string) => `whoknows-quiz-count-${uid}`,
  /** An unconfirmed write, by creator and document; deleted at sign-out. */
  change: (uid: string, path: string) => `whoknows-change-${uid}-${path}`,
};
