/** The fragment of the scoreboard on a quiz's page. */
export const BOARD_FRAGMENT = 'scoreboard';
