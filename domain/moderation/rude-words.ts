/**
 * Words that no page of ours shows as somebody's name: only what is beyond doubt in English or French. What is also a name,
 * another word or half of one (Dick, "retard", Nique) is missing on purpose; a creator can hide more.
 */
export const RUDE_WORDS: readonly string[] = [
  ...['fuck', 'fucker', 'fucking', 'fucked', 'motherfucker', 'shit', 'shithead', 'bullshit', 'cunt', 'cunts', 'bitch'],
  ...[
    'whore',
    'slut',
    'sluts',
    'bastard',
    'asshole',
    'arsehole',
    'dickhead',
    'wanker',
    'twat',
    'porn',
    'porno',
    'rapist',
  ],
  ...['nigger', 'nigga', 'faggot', 'tranny', 'hitler', 'nazi', 'kys', 'kill yourself', 'penis', 'suck my dick'],
  ...[
    'pute',
    'putes',
    'putain',
    'salope',
    'salaud',
    'connard',
    'connasse',
    'enculé',
    'enculer',
    'pouffiasse',
    'bâtard',
  ],
  ...[
    'fils de pute',
    'fdp',
    'ntm',
    'nique ta mère',
    'nique ta race',
    'va te faire foutre',
    'ta gueule',
    'suce ma bite',
  ],
  ...['grosse bite', 'bougnoule', 'youpin', 'négresse', 'pédale', 'pédé', 'sale arabe', 'sale juif', 'sale noir'],
];

/** Words and names that begin like one of them and are harmless. */
export const HARMLESS_WORDS = /\b(?:salopettes?|batardeau)\b/gi;
