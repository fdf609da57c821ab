export const PAGE_DATA_ID = 'page-data';
/** The id of the block with the page's texts in one language, which its `lang` names. */
export const PAGE_TEXTS_ID = 'page-texts';
export const SWAP_ID = 'swap';
export const BOARD_FRAGMENT = 'scoreboard';
