export const PAGE_DATA_ID = 'page-data';
/** The id of the block with the page's texts in one language, which its `lang` names. */
export const PAGE_TEXTS_ID = 'page-texts';
/** The id of the script that puts the page in the chosen language in place. */
export const SWAP_ID = 'swap';
/** The fragment of the scoreboard on a quiz's page. */
export const BOARD_FRAGMENT = 'scoreboard';
