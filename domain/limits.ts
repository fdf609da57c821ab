/** Every number of the product. Times end in _MS or _S, sizes in _BYTES; the rest are counts or characters. */

/** Spaces around a typed text that don't count toward its length. */
export const BLANKS_AROUND_MAX = 1000;
export const QUIZ_TITLE_MAX = 80;
/** A quiz's password with fewer characters is easy to guess, which its creator is told. */
export const QUIZ_PASSWORD_GOOD = 4;
export const QUIZ_PASSWORD_MAX = 64;
export const QUESTION_TEXT_MAX = 240;
export const OPTION_TEXT_MAX = 120;
/** The size of a preset list, so that a quiz can hold all of it. */
export const QUESTIONS_MAX = 60;
export const QUIZ_CODE_LENGTH = 8;
export const KNOW_ME_OPTIONS = 4;

export const MESSAGE_MAX = 1000;
/** firestore.rules has the same limit. */
export const REPLY_MAX = 1000;
export const REPLY_DRAFTS_MAX = 50;
export const REPLY_DRAFT_KEPT_MS = 90 * 24 * 3_600_000;
/** An open private link looks for a reply again after this, and then after twice as long, up to the longest. */
export const REPLY_LOOK_FIRST_MS = 10_000;
export const REPLY_LOOK_LONGEST_MS = 300_000;
export const PLAYER_NAME_MAX = 20;
export const PROFILE_NAME_MAX = 60;
export const BIO_MAX = 240;
/** Largest accepted profile photo (spec section 9). The stored photo is a square with this many pixels per side. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_SIDE_PX = 512;
/** Largest stored photo; storage.rules has the same limit. */
export const AVATAR_STORED_MAX_BYTES = 300 * 1024;
/** How long browsers may cache a profile photo (spec section 7); a new photo has a new address. */
export const AVATAR_CACHE_S = 3600;
export const TYPING_PAUSE_MS = 350;
export const CONTACT_SUBJECT_MAX = 120;
export const CONTACT_MESSAGE_MAX = 4000;
/** Length of one translatable text, and how many are translated per request: all of a quiz's answers. */
export const TRANSLATION_TEXT_MAX = QUESTION_TEXT_MAX;
export const TRANSLATION_TEXTS_MAX = 240;
export const PHONE_MAX = 32;
export const EMAIL_MAX = 254;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** How long a released username stays reserved, as links to it are still around. */
export const USERNAME_HELD_S = 365 * 24 * 3600;
export const ACCOUNT_PASSWORD_MIN = 6;
export const MINIMUM_AGE = 13;
/** How recent a sign-in must be for irreversible actions such as deleting the account. */
export const RECENT_SIGN_IN_S = 5 * 60;
/** A sign-in in a returning address is stale when older than this (spec section 9). */
export const RETURNING_URL_FRESH_S = 120;
/** Second factors per account; Firebase Auth's maximum. */
export const FACTORS_MAX = 5;
export const FACTOR_NAME_MAX = 40;
/** How long a device keeps the email that a link to sign in was sent to: as long as Firebase Auth accepts the link. */
export const LINK_EMAIL_KEPT_MS = 6 * 3_600_000;
export const SEND_AGAIN_S = 30;
export const HIDDEN_WORDS_MAX = 50;
export const HIDDEN_WORD_MAX = 40;
export const EXPORT_PAGE = 200;
/** Size at which a page of an export ends: a reply is limited to 10 MB. */
export const EXPORT_PAGE_BYTES = 4 * 1024 * 1024;
/** How long deleteAccount erases before it leaves the rest to the task. Must stay below REQUEST_TIMEOUT_MS. */
export const ERASE_BEFORE_ANSWER_MS = 8000;
/** Delay of the task that erases the rest and whatever arrived meanwhile; at most twice as long. */
export const ERASE_AGAIN_S = 5;
/** A token outlives its account by up to an hour, so the last erasure runs after that, plus clock skew. */
export const ERASE_LAST_S = 65 * 60;
/** Work that is still open after this has lost its task, or the task keeps failing. */
export const TASK_OVERDUE_S = 6 * 3600;

export const ANSWER_FEEDBACK_MS = 2500;

export const COUNTER_TICK_MS = 3000;
export const COUNTER_INCREMENT_MAX = 2;
export const PLAYERS_COUNTER_START = 247;
export const FRIENDS_COUNTER_START = 1247;

/** Ads: how long each one shows, when a phone's banner appears, how long it slides out (spec section 9). */
export const AD_ROTATION_MS = 10_000;
export const AD_BANNER_DELAY_MS = 4000;
export const AD_SLIDE_OUT_MS = 300;
export const DEMO_QUESTIONS = 5;

export const RESPONSES_PAGE = 10;
export const MESSAGES_PAGE = 20;
/** How many messages a search of the inbox reads, and as many again for each "older ones". */
export const MESSAGES_SEARCHED = 1000;
/** How many of them arrive together: the database's SDK stores them in one task, during which nobody can type. */
export const MESSAGES_SEARCHED_PART = 200;
export const MESSAGE_SEARCH_MAX = 100;
export const QUIZZES_PAGE = 20;
export const BOARD_PLACES = 20;
/** Rows of a scoreboard that are stored: those below the shown ones move up when one is deleted. */
export const BOARD_KEPT = 25;
export const LISTED_QUIZZES_MAX = 100;
export const DASHBOARD_PREVIEW = 3;
/** The owner's quiz page: latest responses, answers the modal starts with (spec section 9), questions at first. */
export const DETAILS_LATEST = 5;
export const DETAILS_ANSWERS = 3;
export const DETAILS_QUESTIONS = 5;

/** Percentage from which a response counts as high or middle; the rest is low (spec section 9: 80% stands out). */
export const HIGH_SCORE_PERCENT = 80;
export const MIDDLE_SCORE_PERCENT = 40;

/** Activity label and bar of the dashboard (spec sections 4 and 9). */
export const ACTIVITY_VERY_ACTIVE_ABOVE = 10;
export const ACTIVITY_ACTIVE_ABOVE = 5;
export const ACTIVITY_BAR_FULL = 20;
export const WEEK_MS = 7 * 24 * 3_600_000;
/** The dashboard's samples of what is new this week, in percent, until there is something (spec section 9). */
export const THIS_WEEK_SAMPLES = { quizzes: 15, responses: 12, messages: 30 } as const;
/** Profile views are estimated from the responses of the time before they were counted. */
export const VIEWS_PER_RESPONSE = 2.5;
/** Longer times between two steps of a visit count as this; and the most steps and pages that one visit reports. */
export const LOOP_TIME_MAX_MS = 3_600_000;
export const LOOP_STEPS_MAX = 100;
/** Creators whose views an instance counts before it stores them; more within a minute aren't counted. */
export const VIEWED_MAX = 1000;
export const VIEWS_OF_VISIT = 3;

export const SET_ASIDE_KEPT_S = 30 * 24 * 3600;
export const TRACKING_KEPT_S = 180 * 24 * 3600;
export const CONTACT_REQUEST_KEPT_S = 90 * 24 * 3600;
export const TRANSLATION_KEPT_S = 90 * 24 * 3600;
/** How long what was read is kept for a report: of a reply each wording, of a message its sender deleted. */
export const SHOWN_REPLY_KEPT_S = 30 * 24 * 3600;
export const WITHDRAWN_KEPT_S = 72 * 3600;
export const SHOWN_REPLIES_MAX = 10;
export const TOMBSTONE_KEPT_S = 180 * 24 * 3600;
/** Time limit of a task or of the nightly clean-up; the next one does the rest. Its function may take 540 s. */
export const BACKGROUND_MS = 8 * 60_000;
/** From when on background work is late, after it was due: docs/operations/run.md, Service levels. */
export const WORK_LATE_MS = 60_000;
/** The sweep checks counts of what came in this time: since the previous run, plus some hours. */
export const SWEEP_COUNTS_S = 30 * 3600;
export const DEAD_LETTER_KEPT_S = 90 * 24 * 3600;
export const PASS_LIFETIME_S = 2 * 3600;
export const PASSWORD_TRIES = 5;
export const PASSWORD_TRIES_WINDOW_S = 15 * 60;
/** After these, a sender can try once per this time: behind one address one pupil guesses and the others know. */
export const PASSWORD_NEXT_TRY_S = 60;
/** Of all senders for one quiz, as addresses are cheap. After these, one site (ADR 93) can try once per time below. */
export const PASSWORD_TRIES_OF_ALL = 100;
export const PASSWORD_LAST_TRY_S = 3600;
export interface RateLimit {
  tries: number;
  windowS: number;
  triesToOne?: number;
  /** What each instance allows by itself, and how many it counts together after that: ADR 75. */
  inAdvance?: { free: number; lease: number; renewsAt?: number };
}
const TEN_MINUTES_S = 600;
/** By sender, who may be a whole school, and recipient; lower from one sender to one recipient. `device`: ADR 17. */
export const RATE_LIMITS = {
  responses: {
    device: { tries: 200, windowS: TEN_MINUTES_S, triesToOne: 100, inAdvance: { free: 5, lease: 10 } },
    sender: { tries: 2000, windowS: TEN_MINUTES_S, triesToOne: 1000, inAdvance: { free: 20, lease: 20 } },
    recipient: { tries: 250_000, windowS: TEN_MINUTES_S, inAdvance: { free: 20, lease: 500, renewsAt: 200 } },
  },
  // messages beyond an inbox's limit are set aside: a flood must not block a friend's message
  messages: {
    sender: { tries: 60, windowS: TEN_MINUTES_S, triesToOne: 20, inAdvance: { free: 2, lease: 2 } },
    recipient: { tries: 1000, windowS: TEN_MINUTES_S, inAdvance: { free: 20, lease: 20, renewsAt: 10 } },
  },
  // a limit per quiz would let anyone lock out people who know the password; PASSWORD_TRIES_OF_ALL counts wrong ones
  'unlock-quiz': { sender: { tries: 200, windowS: TEN_MINUTES_S } },
  'open-result': { sender: { tries: 200, windowS: TEN_MINUTES_S } },
  'delete-submission': { sender: { tries: 60, windowS: TEN_MINUTES_S } },
  // looked at again and again while a private link is open
  'sent-message': { sender: { tries: 600, windowS: TEN_MINUTES_S } },
  reports: { sender: { tries: 100, windowS: 24 * 3600 } },
  'report-reply': { sender: { tries: 60, windowS: 24 * 3600 } },
  'block-replies': { sender: { tries: 60, windowS: TEN_MINUTES_S } },
  'reply-push': { sender: { tries: 60, windowS: TEN_MINUTES_S } },
  circles: { sender: { tries: 40, windowS: 3600 } },
  'circle-members': {
    sender: { tries: 120, windowS: TEN_MINUTES_S, inAdvance: { free: 2, lease: 5 } },
    recipient: { tries: 40, windowS: TEN_MINUTES_S, inAdvance: { free: 5, lease: 5 } },
  },
  // twelve people guess eleven each; a school may have many circles behind one address
  'circle-guesses': {
    sender: { tries: 2000, windowS: TEN_MINUTES_S, inAdvance: { free: 20, lease: 20 } },
    recipient: { tries: 400, windowS: TEN_MINUTES_S, inAdvance: { free: 20, lease: 20 } },
  },
  'circle-changes': { sender: { tries: 200, windowS: TEN_MINUTES_S, inAdvance: { free: 5, lease: 10 } } },
  'collect-tracking-data': { sender: { tries: 200, windowS: TEN_MINUTES_S } },
  'translate-content': { sender: { tries: 300, windowS: TEN_MINUTES_S } },
  // a browser sends ten per session; counted in memory only
  'client-errors': { sender: { tries: 100, windowS: TEN_MINUTES_S } },
  // one whenever a page is left; counted in memory only
  visits: { sender: { tries: 600, windowS: TEN_MINUTES_S } },
  'contact-requests': {
    sender: { tries: 20, windowS: 3600 },
    recipient: { tries: 500, windowS: 3600 },
  },
} as const satisfies Record<string, { device?: RateLimit; sender: RateLimit; recipient?: RateLimit }>;
/** Views of one network's visits that an instance counts: of one creator, two classes'; and of all. */
export const VIEW_LIMIT = {
  ofOne: { tries: 60, windowS: 24 * 3600 },
  ofAll: { tries: 600, windowS: 24 * 3600 },
} as const satisfies Record<string, RateLimit>;
/** Questions about the service's health per sender and instance; the CDN and the instance answer most of them. */
export const HEALTH_LIMIT: RateLimit = { tries: 120, windowS: TEN_MINUTES_S };
export const HEALTH_KEPT_S = 30;
/** From when on a part of the service counts as slow, and as down; a new instance connects first. */
export const HEALTH_SLOW_MS = 2500;
export const HEALTH_DOWN_MS = 8000;
export const CLIENT_ERRORS_MAX = 10;
export const CLIENT_ERROR_FRAMES_MAX = 12;
/** Pictures per sender and instance, beyond what the CDN answers: apps fetch for many people from a few addresses. */
export const PICTURE_LIMIT: RateLimit = { tries: 300, windowS: TEN_MINUTES_S };
/** Cards for other sites per sender and instance, each two reads; and how long the CDN keeps one. */
export const EMBED_LIMIT: RateLimit = { tries: 300, windowS: TEN_MINUTES_S };
export const EMBED_KEPT_S = 60;
/** Calls of one callable per network and instance, before it is known whose: a school is one network. */
export const CALLS_LIMIT: RateLimit = { tries: 6000, windowS: TEN_MINUTES_S };
/** How long an instance of the functions knows what is switched off, and after how long a client asks again. */
export const SWITCHES_KEPT_MS = 20_000;
export const SWITCH_RETRY_S = 30;
export const CALLER_LIMIT: RateLimit = { tries: 600, windowS: TEN_MINUTES_S };
/** Rendered pages per sender and instance of the page function, each a read or two; the shell after that. */
export const PAGE_LIMIT: RateLimit = { tries: 300, windowS: 60 };
/** Characters per day for the paid translation provider: for one creator's quizzes or one network, and in total. */
export const TRANSLATION_BUDGET = {
  ofOne: { tries: 10_000, windowS: 24 * 3600 },
  ofAll: { tries: 500_000, windowS: 24 * 3600 },
} as const satisfies Record<string, RateLimit>;
export const EXPORT_LIMIT: RateLimit = { tries: 150, windowS: TEN_MINUTES_S };
/** Reports of one network without an account that may be urgent, and of all networks that it may have: others wait. */
export const URGENT_LIMIT = {
  sender: { tries: 10, windowS: 24 * 3600 },
  site: { tries: 50, windowS: 24 * 3600 },
} as const satisfies Record<string, RateLimit>;
/** Safety requests of all networks that one customer may have; more of them are due like any other request. */
export const SAFETY_LIMIT: RateLimit = { tries: 50, windowS: 24 * 3600 };
/** Writes of one person past the functions that start one, on each instance; whoever makes more pauses for so long. */
export const DIRECT_WRITES_LIMIT: RateLimit = { tries: 120, windowS: TEN_MINUTES_S };
export const PAUSE_S = 3600;
/** Reports per person and day: people read them all, and a flood would bury the one that matters. */
export const REPORT_LIMIT: RateLimit = { tries: 20, windowS: 24 * 3600 };
/** How long a block stops all networks that a sender may have, where its owner wants that: others have them, too. */
export const WIDE_BLOCK_S = 7 * 24 * 3600;
/**
 * Reports after which mail is sent: to one address, as others can give it, too; of one network, and of all that it may
 * have; to one host that is no big provider, such as a school's.
 */
export const RECEIPT_LIMIT = {
  address: { tries: 5, windowS: 24 * 3600 },
  sender: { tries: 5, windowS: 24 * 3600 },
  site: { tries: 25, windowS: 24 * 3600 },
  host: { tries: 20, windowS: 24 * 3600 },
} as const satisfies Record<string, RateLimit>;
export const GUEST_QUIZZES_MAX = 3;
export const GUEST_ANSWERS_MAX = 100;
/** How many answers from one customer's networks count towards that, so that one phone closes nobody's quiz. */
export const GUEST_ANSWERS_OF_ONE: RateLimit = { tries: 20, windowS: 14 * 24 * 3600, inAdvance: { free: 2, lease: 5 } };
/** How long a guest's data stays after the guest's last visit. What others send prolongs nothing. */
export const GUEST_KEPT_S = 14 * 24 * 3600;
/** How many of the guests that an account has taken over still say whom it blocks: each is a read of every message. */
export const FORMER_GUESTS_MAX = 10;
/** New guests of one network, and of all networks that it may have: a class makes its quizzes within one lesson. */
export const GUEST_LIMIT = {
  sender: { tries: 60, windowS: 3600 },
  site: { tries: 300, windowS: 3600 },
} as const satisfies Record<string, RateLimit>;
/** Circles of one account at a time. */
export const CIRCLES_MAX = 200;
/** A circle: length of its name, questions, members at a time, members ever, and members ever from one network. */
export const CIRCLE_NAME_MAX = 30;
export const CIRCLE_QUESTIONS = 5;
export const CIRCLE_MEMBERS_MAX = 12;
export const CIRCLE_JOINS_MAX = 100;
export const CIRCLE_JOINS_OF_ONE = 10;
/** How long a circle stays after its last use, and what is left of it after its end. */
export const CIRCLE_KEPT_S = 90 * 24 * 3600;
export const CIRCLE_ENDED_KEPT_S = 90 * 24 * 3600;
export const CIRCLE_LOOK_FIRST_MS = 4000;
export const CIRCLE_LOOK_LONGEST_MS = 60_000;
export const GO_LIVE_AGAIN_MS = 10_000;
/** Username changes per person: each released name stays reserved for a year. */
export const USERNAME_LIMIT: RateLimit = { tries: 5, windowS: 7 * 24 * 3600 };
/** Delay before a deleted quiz's data is deleted: longer than a submission that still saw the quiz can take. */
export const CLEAN_UP_AFTER_S = 3;
/** Delay of the second pass: by then no request that saw the quiz is running. */
export const CLEAN_UP_AGAIN_S = 300;
/** Responses within one window share one recount. */
export const RECOUNT_WINDOW_S = 2;
/** How soon an instance writes the counts of one creator again, when answers come faster: Firestore advises one a second. */
export const COUNTED_AGAIN_MS = 100;
/** Of how many quizzes, and of how many inboxes, the counts are checked each night. */
export const COUNTS_CHECKED = 50;
/** Responses of a quiz that is checked at night: each costs a read. Of larger ones only the total is. */
export const TALLY_CHECKED_MAX = 10_000;
/** A changed name or photo is copied to its owner's quizzes once per window, however often it changes. */
export const RENAME_WINDOW_S = 5;

export const QUIZZES_MAX = 200;
/** From how many on questions that a new quiz shares with a removed one are no chance. */
export const REPEATED_QUESTIONS_MIN = 3;
/** Earlier revisions that are accepted, and for how long after the next one was saved: offline answers arrive late. */
export const REVISIONS_KEPT = 50;
export const REVISION_KEPT_S = 30 * 24 * 3600;

/** A larger request body is refused by its length, before the platform reads it into memory. */
export const REQUEST_MAX_BYTES = 64 * 1024;
/** A slower reply counts as a broken connection; the submission is sent again under the same id. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** First retry delay; it doubles up to the longest pause. */
export const OUTBOX_FIRST_PAUSE_MS = 1000;
export const OUTBOX_LONGEST_PAUSE_MS = 60_000;
/** After this many consecutive `internal` errors the person has to decide: about ten minutes of retries. */
export const OUTBOX_INTERNALS_MAX = 20;
/** The longest pause a server may request. */
export const OUTBOX_ASKED_PAUSE_MAX_MS = 3_600_000;
export const DELETE_KEYS_MAX = 100;
export const DELETE_KEYS_KEPT_MS = 180 * 24 * 3_600_000;
export const PLAYED_QUIZZES_MAX = 300;
export const OUTBOX_DELIVERED_KEPT_MS = 7 * 24 * 3_600_000;
/** How long what came with a page needs no read. A browser may show a page again that it kept for days. */
export const PAGE_DATA_FRESH_MS = 10 * 60_000;
export const KEPT_READS_MAX = 100;
/** Install prompt: pause after it was declined, and how often it may be declined before it stops. */
export const INSTALL_PAUSE_MS = 90 * 24 * 3_600_000;
export const INSTALL_DISMISSALS_MAX = 2;
/** Age at which a resumed app checks for a new version. */
export const UPDATE_LOOK_MS = 3_600_000;
export const UPDATE_PUT_OFF_MS = 24 * 3_600_000;
export const PHOTOS_KEPT = 60;
export const PHOTOS_KEPT_S = 30 * 24 * 3600;
/** A weekly summary that could not be sent for so long is dropped: by then it's old. */
export const SUMMARY_LATE_S = 36 * 3600;
/** The newest plays of a week, from which a summary takes the average and the most played quiz. */
export const SUMMARY_PLAYS_MAX = 100;
/** How long the mail server may take for a connection, for its greeting, and between two answers. */
export const MAIL_PATIENCE_MS = 10_000;
/** Unsubscribing per sender and instance: a mail provider does it for many people from a few addresses. */
export const UNSUBSCRIBE_LIMIT: RateLimit = { tries: 600, windowS: TEN_MINUTES_S };
export const REPORT_NOTE_MAX = 500;
/** How many of the notes of one case are kept, and up to where it is counted how often something was reported. */
export const REPORT_NOTES_MAX = 20;
export const REPORT_NOTIFIED_MAX = 20;
export const REPORT_COUNT_MAX = 10_000;
export const REPORT_DUE_S = 24 * 3600;
export const REPORT_DUE_URGENT_S = 2 * 3600;
export const REPORT_SENT_KEPT_S = 24 * 3600;
export const DECISION_NOTE_MAX = 1000;
export const ANSWER_MAX = 4000;
/** How long a case is one operator's; claiming it again restarts the time. */
export const CLAIM_MS = 10 * 60_000;
/** Decisions kept with a case, the latest; the log has all. */
export const DECISIONS_MAX = 50;
/** How long a suspension without an end keeps somebody from coming back after their account was erased. */
export const SUSPENSION_OUTLASTS_S = 365 * 24 * 3600;
export const SUSPENSION_DAYS_MAX = 365;
export const WARNINGS_MAX = 20;
export const AUDIT_KEPT_S = 2 * 365 * 24 * 3600;
export const SERVICE_DAY_KEPT_S = 2 * 365 * 24 * 3600;
export const SAFETY_DUE_S = 2 * 3600;
export const REQUEST_DUE_S = 24 * 3600;
/** Urgent cases within this time share a mail to operators, who are promised to have it within a minute. */
export const ALERT_WINDOW_S = 30;
export const ALERT_BATCH_MAX = 1000;
export const WARN_BEFORE_S = 4 * 3600;
export const WARN_BEFORE_URGENT_S = 30 * 60;
/** How long it is known which operators were sent a mail: longer than it is tried. */
export const ALERT_KEPT_S = 24 * 3600;
/** How long a mail to an operator may take, before another attempt takes it over. */
export const ALERT_SENDING_S = 120;
export const REPORT_RESOLVED_KEPT_S = 180 * 24 * 3600;
export const REPORT_KEPT_S = 365 * 24 * 3600;
export const BLOCKED_SENDERS_MAX = 500;
/** What one push message may hold, before it is encrypted: with the encryption's 103 bytes it fills its 4,096. */
export const PUSH_PAYLOAD_MAX_BYTES = 3993;
/** Endpoints of known push services have less than half of this. */
export const PUSH_ENDPOINT_MAX = 1024;
export const PUSH_TIMEOUT_MS = 10_000;
export const PUSH_KEPT_S = 24 * 3600;
export const PUSH_PAUSE_MAX_S = 3600;
/** Devices of one account; of more the least recently seen goes. */
export const DEVICES_MAX = 10;
export const DEVICE_KEPT_S = 90 * 24 * 3600;
/** At most one push per device and kind, or member of a circle, in this time; later news are sent as one. */
export const PUSH_WINDOW_S = { messages: 600, answers: 3600, circle: 600 } as const;
/** When a push that a service couldn't take is tried again, where the service doesn't say. */
export const PUSH_RETRY_S = 900;

/** Each has one CPU. A region's quota is 20 CPUs in a new project, 10 in some; `npm run deploy` compares. */
export const MOST_INSTANCES = 10;

/** What works off queues and events, which wait: together they could take the quota from what visitors wait for. */
export const BACKGROUND_INSTANCES = 3;

export const CONCURRENCY = 80;
