/** Every number of the product in one place. Times end in _MS or _S, sizes in _BYTES; the rest are counts or characters. */

/** Blanks around a typed text do not count, up to as many. */
export const BLANKS_AROUND_MAX = 1000;
export const QUIZ_TITLE_MAX = 80;
/** Of a new password; older ones may be shorter. */
export const QUIZ_PASSWORD_MIN = 4;
export const QUIZ_PASSWORD_MAX = 64;
export const QUESTION_TEXT_MAX = 240;
export const OPTION_TEXT_MAX = 120;
/** As many as a preset list has, so that all of one can be taken. */
export const QUESTIONS_MAX = 60;
export const QUIZ_CODE_LENGTH = 8;
export const KNOW_ME_OPTIONS = 4;

export const MESSAGE_MAX = 1000;
export const PLAYER_NAME_MAX = 20;
export const PROFILE_NAME_MAX = 60;
export const BIO_MAX = 240;
/** Largest file that is taken as a profile photo (spec section 9); what is stored is a square of this many pixels a side. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_SIDE_PX = 512;
/** What of a photo is stored has this many bytes at most; storage.rules has the same bound. */
export const AVATAR_STORED_MAX_BYTES = 300 * 1024;
/** How long browsers may keep a profile photo (spec section 7); a new photo has a new address. */
export const AVATAR_CACHE_S = 3600;
/** How long a form waits for the server's word before it goes on; the change is kept on the device and sent later. */
export const SAVE_PATIENCE_MS = 3000;
/** How long nothing is typed before a field is looked up. */
export const TYPING_PAUSE_MS = 350;
/** After how long a page says that signing in takes longer than usual. */
export const SLOW_MS = 5000;
export const CONTACT_SUBJECT_MAX = 120;
export const CONTACT_MESSAGE_MAX = 4000;
/** One text that a creator wrote, and how many of them are translated at once: all of a quiz's answers. */
export const TRANSLATION_TEXT_MAX = QUESTION_TEXT_MAX;
export const TRANSLATION_TEXTS_MAX = 240;
export const PHONE_MAX = 32;
export const EMAIL_MAX = 254;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** How long nobody else gets a username that somebody gave up: links to it are still about. */
export const USERNAME_HELD_S = 365 * 24 * 3600;
export const ACCOUNT_PASSWORD_MIN = 6;
export const MINIMUM_AGE = 13;
/** How long after signing in a person may do what cannot be undone, such as deleting the account. */
export const RECENT_SIGN_IN_S = 5 * 60;
/** A sign-in that a returning address carries is stale when it is older than this (spec section 9). */
export const RETURNING_URL_FRESH_S = 120;
/** Second factors per account, as many as Firebase Auth allows. */
export const FACTORS_MAX = 5;
export const FACTOR_NAME_MAX = 40;
/** How long after a link or a code was sent another one can be asked for. */
export const SEND_AGAIN_S = 30;
/** Words that keep a message out of the inbox: how many, and how long each. */
export const HIDDEN_WORDS_MAX = 50;
export const HIDDEN_WORD_MAX = 40;
/** Documents of one part of an export that are read and sent at once. */
export const EXPORT_PAGE = 200;
/** A page of an export ends before it is larger than this: a reply may have 10 MB. */
export const EXPORT_PAGE_BYTES = 4 * 1024 * 1024;
/** How long deleteAccount erases before it answers and leaves the rest to the task; the app waits no longer than REQUEST_TIMEOUT_MS. */
export const ERASE_BEFORE_ANSWER_MS = 8000;
/** The task that erases the rest, and what came in meanwhile, starts this long after the request, or up to twice as long. */
export const ERASE_AGAIN_S = 5;
/** A token lives for an hour, though its account is gone: what was done by one (a photo) is erased after that, and some minutes for clocks. */
export const ERASE_LAST_S = 65 * 60;
/** An erasure that is not through by then has lost its task, or had to be tried again and again. */
export const ERASE_OVERDUE_S = 6 * 3600;

/** How long right or wrong stays on screen after an answer. */
export const ANSWER_FEEDBACK_MS = 2500;
export const NOTICE_VISIBLE_MS = 6000;

/** The rising counters of the spec: where they start, how often they rise and by how much at most. */
export const COUNTER_TICK_MS = 3000;
export const COUNTER_INCREMENT_MAX = 2;
export const PLAYERS_COUNTER_START = 247;
export const FRIENDS_COUNTER_START = 1247;

/** Ads: how long each stays, when the banner of a phone appears, how long it takes to slide out (spec section 9). */
export const AD_ROTATION_MS = 10_000;
export const AD_BANNER_DELAY_MS = 4000;
export const AD_SLIDE_OUT_MS = 300;
export const DEMO_QUESTIONS = 5;

/** First page of each list a screen shows; "more" reads as many again. */
export const RESPONSES_PAGE = 10;
export const MESSAGES_PAGE = 20;
export const QUIZZES_PAGE = 20;
/** As many public quizzes as a creator's page lists, the newest. */
export const LISTED_QUIZZES_MAX = 100;
export const DASHBOARD_PREVIEW = 3;
/** The owner's page of a quiz: latest responses on the overview, answers that the modal starts with (spec section 9), questions before "show all". */
export const DETAILS_LATEST = 5;
export const DETAILS_ANSWERS = 3;
export const DETAILS_QUESTIONS = 5;

/** From which percentage on a response counts as high, and as middle; the rest is low (spec section 9: 80 % stands out). */
export const HIGH_SCORE_PERCENT = 80;
export const MIDDLE_SCORE_PERCENT = 40;

/** Activity label and bar of the dashboard (spec section 4 and 9). */
export const ACTIVITY_VERY_ACTIVE_ABOVE = 10;
export const ACTIVITY_ACTIVE_ABOVE = 5;
export const ACTIVITY_BAR_FULL = 20;
/** Profile views are estimated from responses while they are not counted. */
export const VIEWS_PER_RESPONSE = 2.5;

/** Messages that came while an inbox took no more are set aside, and end after this. */
export const SET_ASIDE_KEPT_S = 30 * 24 * 3600;
export const TRACKING_KEPT_S = 180 * 24 * 3600;
/** How long a request from the contact form is kept, and a translation that was paid for. */
export const CONTACT_REQUEST_KEPT_S = 90 * 24 * 3600;
export const TRANSLATION_KEPT_S = 90 * 24 * 3600;
/** How long an id stays used after what was submitted under it has ended. */
export const TOMBSTONE_KEPT_S = 180 * 24 * 3600;
/** How long one run of the daily clean-up deletes before it leaves the rest to the next one; its function may take 540 s. */
export const SWEEP_MS = 8 * 60_000;
/** The sweep looks at the counts of what changed in this time: since the one before, and some hours. */
export const SWEEP_COUNTS_S = 30 * 3600;
/** How long the pass lives that a right password of a private quiz gives. */
export const PASS_LIFETIME_S = 2 * 3600;
export const PASSWORD_TRIES = 5;
export const PASSWORD_TRIES_WINDOW_S = 15 * 60;
/** After these, a sender can try one in this time: behind one address may be a class in which one guesses and others know. */
export const PASSWORD_NEXT_TRY_S = 60;
/**
 * Wrong passwords of one quiz in that time, whoever tries: addresses are cheap, and a short password has few others. After
 * these, one site (ADR 93) can try one in the time below.
 */
export const PASSWORD_TRIES_OF_ALL = 100;
export const PASSWORD_LAST_TRY_S = 3600;
export interface RateLimit {
  tries: number;
  /** Seconds from the first try until all are free again. */
  windowS: number;
  /** How many of a sender's tries may be for one and the same recipient. */
  triesToOne?: number;
}
const TEN_MINUTES_S = 600;
/**
 * How often an endpoint can be called: by one sender, which may be a whole school behind one address, and for one
 * recipient (a quiz, an inbox, the people behind WhoKnows), whoever sends. What one sender can send to one recipient is
 * less than either: a class of 35 plays a quiz together, and nobody gets sixty messages from one place.
 */
export const RATE_LIMITS = {
  responses: {
    sender: { tries: 200, windowS: TEN_MINUTES_S, triesToOne: 100 },
    recipient: { tries: 60_000, windowS: TEN_MINUTES_S },
  },
  // what comes to an inbox beyond its limit is set aside: a flood must not keep a friend's message out
  messages: {
    sender: { tries: 60, windowS: TEN_MINUTES_S, triesToOne: 20 },
    recipient: { tries: 1000, windowS: TEN_MINUTES_S },
  },
  // a quiz has no limit of its own here: who used it up would keep those out who know the password. Wrong ones are counted by PASSWORD_TRIES_OF_ALL
  'unlock-quiz': { sender: { tries: 200, windowS: TEN_MINUTES_S } },
  'open-result': { sender: { tries: 200, windowS: TEN_MINUTES_S } },
  'delete-submission': { sender: { tries: 60, windowS: TEN_MINUTES_S } },
  'collect-tracking-data': { sender: { tries: 200, windowS: TEN_MINUTES_S } },
  'translate-content': { sender: { tries: 300, windowS: TEN_MINUTES_S } },
  'contact-requests': {
    sender: { tries: 20, windowS: 3600 },
    recipient: { tries: 500, windowS: 3600 },
  },
} as const satisfies Record<string, { sender: RateLimit; recipient?: RateLimit }>;
/** How often one creator can call the server, all operations together. */
export const CALLER_LIMIT: RateLimit = { tries: 600, windowS: TEN_MINUTES_S };
/**
 * Characters that a provider of translations may be asked for in a day: for the quizzes of one creator, and for all. It is
 * paid by character.
 */
export const TRANSLATION_BUDGET = {
  ofOne: { tries: 50_000, windowS: 24 * 3600 },
  ofAll: { tries: 500_000, windowS: 24 * 3600 },
} as const satisfies Record<string, RateLimit>;
/** How often a page of an export can be asked for: each may be EXPORT_PAGE_BYTES. */
export const EXPORT_LIMIT: RateLimit = { tries: 150, windowS: TEN_MINUTES_S };
/** How many reports one person can make in a day: people read them all, and a flood would bury the one that matters. */
export const REPORT_LIMIT: RateLimit = { tries: 20, windowS: 24 * 3600 };
/** How often one person can change their username: each one that is given up is nobody's for a year. */
export const USERNAME_LIMIT: RateLimit = { tries: 5, windowS: 7 * 24 * 3600 };
/** What hung on a deleted quiz is deleted this long after it: longer than a submission takes that had still seen the quiz. */
export const CLEAN_UP_AFTER_S = 3;
/** And once more this long after it: no request that had seen the quiz is still running. */
export const CLEAN_UP_AGAIN_S = 300;
/** Responses within one window share one recount. */
export const RECOUNT_WINDOW_S = 2;
/** A changed name or photo is copied into all quizzes of its owner once in this time, however often it changes. */
export const RENAME_WINDOW_S = 5;
/** What needs many counts, one per answer on offer, is counted less often. */
export const INSIGHTS_WINDOW_S = 3;

/** How many quizzes a creator can have. */
export const QUIZZES_MAX = 200;
/**
 * How many earlier revisions of a quiz are still taken, and for how long after the next one was saved: an answer that was
 * given without a network arrives late. After that, what was taken out of a quiz can't be played any more.
 */
export const REVISIONS_KEPT = 50;
export const REVISION_KEPT_S = 30 * 24 * 3600;

/** A request body larger than this is refused unread, by its length, before the platform takes it into memory. */
export const REQUEST_MAX_BYTES = 64 * 1024;
/** A reply that takes longer counts as a broken connection; the submission is sent again under the same id. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** How long a page shows that something is being sent before it says that it waits. */
export const SUBMIT_PATIENCE_MS = 5000;
/** How long a request waits for an App Check token before it goes without. */
export const APP_CHECK_PATIENCE_MS = 3000;
/** A kept token that runs out within this is not used any more. */
export const APP_CHECK_MARGIN_MS = 30_000;
/** What could not be sent is tried again after this, then after twice as long, and so on up to the longest pause. */
export const OUTBOX_FIRST_PAUSE_MS = 1000;
export const OUTBOX_LONGEST_PAUSE_MS = 60_000;
/** After so many `internal` errors in a row a submission is the person's again: ten minutes of tries or so. */
export const OUTBOX_INTERNALS_MAX = 20;
/** A server may ask for a pause, but not for ever. */
export const OUTBOX_ASKED_PAUSE_MAX_MS = 3_600_000;
/** How many of the things it has sent a device can delete again, and how long; the oldest go first. */
export const DELETE_KEYS_MAX = 100;
export const DELETE_KEYS_KEPT_MS = 180 * 24 * 3_600_000;
/** How many quizzes this device remembers as played; the oldest are forgotten first. */
export const PLAYED_QUIZZES_MAX = 300;
/** How long this device remembers that something which had to wait was delivered. */
export const OUTBOX_DELIVERED_KEPT_MS = 7 * 24 * 3_600_000;
/** How long "what the creator will see" waits for the server before it shows what the browser alone says. */
export const SEEN_TRACKING_PATIENCE_MS = 3000;
/** How long a page waits for the server while this device keeps a copy of what it asks for; then it shows the copy. */
export const KEPT_READ_PATIENCE_MS = 2500;
/** As many public documents and lists as a device keeps; the oldest go first. */
export const KEPT_READS_MAX = 100;
/** Installing: not offered again for this long after it was declined, and never after this many times. */
export const INSTALL_PAUSE_MS = 90 * 24 * 3_600_000;
export const INSTALL_DISMISSALS_MAX = 2;
/** How old the app may be when a person comes back to it before it looks for a new version. */
export const UPDATE_LOOK_MS = 3_600_000;
/** How long "Later" puts off the word of a new version. */
export const UPDATE_PUT_OFF_MS = 24 * 3_600_000;
/** Profile photos that are kept on the device for the time without a network: how many, and how long. */
export const PHOTOS_KEPT = 60;
export const PHOTOS_KEPT_S = 30 * 24 * 3600;
/** What a reader may add to a report. */
export const REPORT_NOTE_MAX = 500;
/** A report ends this long after it was resolved, and this long after it came if nobody resolves it. */
export const REPORT_RESOLVED_KEPT_S = 180 * 24 * 3600;
export const REPORT_KEPT_S = 365 * 24 * 3600;
/** Senders that one person may have blocked at a time. */
export const BLOCKED_SENDERS_MAX = 500;
