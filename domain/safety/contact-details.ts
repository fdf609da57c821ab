// Every repetition below is bounded, so that no text takes longer than others of its length.

const oneOf = (...words: readonly string[]) => `(?:${words.join('|').replaceAll(' ', '|')})`;

const LINKS = [
  /https?:\/\//,
  /\bwww\.[a-z0-9]/,
  /(?<![a-z0-9-])[a-z0-9-]{1,40}\.(?:com|fr|net|org|gg|io|app|xyz|link|info|fans|tv|ly|co\.uk)(?![a-z0-9])/,
  // endings that are also words, which people write without a space after a full stop
  /(?<![a-z0-9-])[a-z0-9-]{1,40}\.(?:me|to|be|ee|co|cc|us|ch|ca|de|it|eu|gl)\//,
];

const PROVIDER = oneOf('gmail hotmail outlook yahoo icloud orange free laposte live proton protonmail wanadoo sfr aol');
const MAIL = [
  /[a-z0-9._+-]@[a-z0-9-]{1,40}\.[a-z]{2}/,
  new RegExp(`[a-z0-9] ?[([]?(?:at|arobase|chez)[)\\]]? ?${PROVIDER}(?: ?\\. ?| dot | point )[a-z]{2}`),
];

const NETWORK = oneOf(
  'insta instagram ig snap snapchat sc tiktok tik.tok discord telegram whatsapp kik roblox twitter facebook fb messenger bereal',
  'twitch psn xbox steam threads',
);
/** What is said of a network more often than a name on it. */
const NO_NAME = oneOf(
  'a an the so too not now full of my your private public dead down broken gone deleted banned boring empty ugly cringe',
  'better weird just always never really going back only being all like trop pas plus un une le la les mort morte nul nulle',
  'vide prive privee bloque bloquee supprime bizarre moche quoi mieux ouf',
);
const IS = '(?: ?(?::|=|->|-|is|its|it is|cest|c|est) ?){1,2}';
/** A name that is no word: letters, and a digit or a mark between. */
const NAME = '(?=[a-z]{0,20}(?:[._]?\\d|[._][a-z])|[._\\d]{1,20}[a-z])(?=[._\\d]{0,20}[a-z])[a-z0-9][a-z0-9._]{3,29}';
const HANDLES = [
  /(?<![a-z0-9._@])@(?!(?:everyone|everybody|here|all|home|school|work|lunch|noon|midnight|midi|minuit|tous)\b)[a-z0-9_][a-z0-9_.]{2}/,
  /[a-z0-9_.]#\d{4}(?!\d)/,
  new RegExp(`\\b${NETWORK}s?(?:${IS}| )@?${NAME}`),
  new RegExp(`\\b${NETWORK} ?[:=] ?[a-z0-9._]{4}`),
  new RegExp(`\\b(?:my|mon|moi) ${NETWORK}s?${IS}@?(?!${NO_NAME}\\b)[a-z0-9._]{4,30}(?: ?[,.!?)]| ?$)`),
  new RegExp(`\\b${NETWORK} (?:user|username|name|handle|account|pseudo|compte|id|tag)(?:${IS}| )[a-z0-9._]{3}`),
  new RegExp(`\\b(?:mon )?pseudo ${NETWORK}(?:${IS}| )[a-z0-9._]{3}`),
  new RegExp(`\\bmon pseudo${IS}[a-z0-9._]{3}`),
  new RegExp(`${NAME} (?:on|sur) ${NETWORK}\\b`),
  new RegExp(
    `\\b(?:add|follow|dm|find|snap|message|write|hit|ajoute|suis|retrouve|ecris|contacte|rejoins)[- ]?(?:to )?(?:me|moi|m)(?: up)? (?:on|at|sur|via) (?:my |mon )?${NETWORK}\\b`,
  ),
];

const NAMED_STREET = oneOf('street st road rd avenue ave lane ln boulevard blvd');
/** Words that are also something else: "drive me home". */
const OTHER_STREET = oneOf('drive dr close court ct crescent terrace place gardens');
/** What is counted, rather than the name of a street. */
const NO_STREET = oneOf(
  'minutes minute mins min hours hour days weeks years people cats dogs kids friends guys girls boys houses cars times way',
  'ways more other different miles km meters blocks percent pm am st nd rd th of on in the a my your our this that down up',
  'from and or to for points goals same whole',
);
const STREET_NAME = `(?!${NO_STREET}\\b)[a-z-]{2,20}`;
const FRENCH_STREET = oneOf(
  'rue avenue av boulevard bd bld allee allees impasse chemin quai ruelle lotissement faubourg',
);
const ADDRESSES = [
  new RegExp(`(?<![\\d:.,-])(?!21 jump )\\d{1,5}[a-z]?,? (?:${STREET_NAME} ){1,2}${NAMED_STREET}\\b`),
  new RegExp(
    `(?:\\b(?:at|on|in|is|to|over|live|address)|,|:) \\d{1,5}[a-z]?,? (?:${STREET_NAME} ){1,2}${OTHER_STREET}\\b`,
  ),
  new RegExp(
    `(?:\\b(?:number|no)|#) ?\\d{1,5}[a-z]?,? (?:on |in )?(?:${STREET_NAME} ){1,2}(?:${NAMED_STREET}|${OTHER_STREET})\\b`,
  ),
  new RegExp(`(?<![\\d:.,-])\\d{1,5} (?:[nesw] |north |east |south |west )?\\d{1,3}(?:st|nd|rd|th) ${NAMED_STREET}\\b`),
  new RegExp(`\\b(?:i|we) live (?:on|at|in) (?:${STREET_NAME} ){1,2}(?:${NAMED_STREET}|${OTHER_STREET})\\b`),
  new RegExp(`(?<![\\d:.,-])\\d{1,4} ?(?:bis|ter|quater)?,? ?${FRENCH_STREET} [a-z]`),
  /(?<![\d:.,-])\d{1,4} ?(?:bis|ter)?,? ?place (?:de la|de l|des|du|saint|sainte) ?[a-z]/,
  new RegExp(`\\b(?:jhabite|je vis|habite) (?:au |a la |a l)?${FRENCH_STREET} [a-z]`),
  /\b(?:my address|mon adresse)(?: is| cest| est| :|:){1,2} ?\d/,
  /\b(?:post ?code|zip ?code|code postal)(?: is| cest| est| :|:){1,2} ?[a-z0-9]{2}/,
];

const GAP = '[ ._/()-]{0,2}';
const NUMBER_WORD = oneOf(
  'zero oh one two three four five six seven eight nine double un deux trois quatre cinq sept huit neuf dix onze douze treize',
  'quatorze quinze seize vingt trente quarante cinquante soixante et',
);
const PHONES = [
  new RegExp(`\\+\\d(?:${GAP}\\d){7,14}(?!\\d)`),
  // not for whoever counts from zero
  new RegExp(`(?<![\\d.,]|\\d )(?!0\\D{0,2}1\\D{0,2}2\\D{0,2}3)0(?:${GAP}\\d){8,10}(?!${GAP}\\d)`),
  new RegExp(`(?<![\\d.,]|\\d )00[1-9](?:${GAP}\\d){8,13}(?!${GAP}\\d)`),
  /(?<![\d.,]|\d )(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]{0,2}\d{3}[ .-]?(?!0{4})\d{4}(?![\d.,])/,
  new RegExp(
    `\\b(?:call|text|phone|numbers?|num|numero|tel|whatsapp|sms|mobile|cell)(?: me| moi| is| cest| est| at| on| au| :|:){0,3} ?\\d(?:${GAP}\\d){5}`,
  ),
  new RegExp(
    `\\b(?:number|num|numero|tel|call|text)(?: me| is| cest| est|:| :){0,3}(?:[ ,.-]{1,2}${NUMBER_WORD}\\b){5}`,
  ),
  new RegExp(`\\b(?:zero|oh)(?![ ,-]{1,2}(?:un|one)[ ,-]{1,2}(?:deux|two)\\b)(?:[ ,.-]{1,2}${NUMBER_WORD}\\b){5}`),
];
const DATE_OR_TIME = /\b\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}\b|\b\d{1,2}[:h]\d{2}\b/g;

/** Returns a plain text in which only what may be a phone number looks like one. */
const numbersIn = (text: string): string =>
  text
    .replace(/\u20e3/g, '')
    .replace(DATE_OR_TIME, ' / ')
    .replace(/\bo(?=[ .-]?\d)|(?<=\d)o(?=\d)/g, '0');

/** Returns whether a folded text has a phone number, an address, a name elsewhere or a link. */
export function hasContact(text: string): boolean {
  const numbers = numbersIn(text);
  return (
    [LINKS, MAIL, HANDLES, ADDRESSES].some((patterns) => patterns.some((pattern) => pattern.test(text))) ||
    PHONES.some((pattern) => pattern.test(numbers))
  );
}
