/** The id of the block with what the page function has read for the page. */
export const PAGE_DATA_ID = 'page-data';
