// standalone, because the head script imports them and its hash covers everything it imports
export const LANGUAGE_KEY = 'preferred-language';
export const COLOR_MODE_KEY = 'whoknows-color-mode';
/** What was typed into a page that didn't react yet. */
export const EARLY_TEXT_KEY = 'whoknows-early';
/** In sessionStorage, read by a program of its own. */
export const REPORTED_ERRORS_KEY = 'whoknows-errors';

/** Every key this app writes to localStorage, and below to sessionStorage. `code` is a quiz's. */
export const STORAGE_KEYS = {
  language: LANGUAGE_KEY,
  colorMode: COLOR_MODE_KEY,
  earlyText: EARLY_TEXT_KEY,
  /** How much this device's clock differs from the server's. */
  clock: 'whoknows-clock',
  sessionHint: 'whoknows-session',
  /** How the last session ended, until its data is deleted from this device. */
  sessionEnd: 'whoknows-session-end',
  quizProgress: (code: string) => `whoknows-progress-${code}`,
  playerName: 'whoknows-player-name',
  remix: (code: string) => `whoknows-remix-${code}`,
  /** The guest whose things are here while somebody with an account is signed in, and which accounts don't want them. */
  guestAside: 'whoknows-guest-aside',
  playedQuizzes: 'whoknows-played',
  quizPass: (code: string) => `whoknows-pass-${code}`,
  messageDraft: (username: string) => `whoknows-message-${username}`,
  /** Set if what is sent from here reveals less; belongs to the device, whoever signs in or out. */
  shareLess: 'whoknows-share-less',
  /** The maker's key, who plays here, and what they chose. `new`: one being made. */
  circle: (id: string) => `whoknows-circle-${id}`,
  deleteKeys: 'whoknows-delete-keys',
  replyDrafts: (uid: string) => `whoknows-replies-${uid}`,
  contactRequest: 'whoknows-contact',
  translations: (language: string) => `whoknows-translations-${language}`,
  translate: (language: string) => `whoknows-translate-${language}`,
  /** `uid`: `guest` without an account. `slot`: a new quiz's type, or the code of one being edited. */
  quizDraft: (uid: string, slot: string) => `whoknows-quiz-draft-${uid}-${slot}`,
  linkEmail: 'whoknows-link-email',
  tooYoung: 'whoknows-too-young',
  install: 'whoknows-install',
  notify: (uid: string) => `whoknows-notify-${uid}`,
  pushDevice: (uid: string) => `whoknows-push-${uid}`,
  updatePutOff: 'whoknows-update-put-off',
  freshness: 'whoknows-freshness',
  quizCount: (uid: string) => `whoknows-quiz-count-${uid}`,
  change: (uid: string, path: string) => `whoknows-change-${uid}-${path}`,

  // in sessionStorage
  lateNotice: 'whoknows-notice',
  /** Never the password. */
  authForm: 'whoknows-auth-form',
  newcomer: 'whoknows-newcomer',
  demoPlay: (type: string) => `whoknows-demo-${type}`,
  bannerClosed: 'whoknows-banner-closed',
  accountDrafts: 'whoknows-account-drafts',
  /** What somebody left for Google for, with the whole page. */
  googleTrip: 'whoknows-google-trip',
  /** Somebody left for Google with the whole page, to sign in. */
  googleAway: 'whoknows-google-away',
  /** The builds for which a page was reloaded after a chunk load error. */
  loadedAnew: 'whoknows-loaded-anew',
};
