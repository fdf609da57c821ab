/** The shell of the pages that the build doesn't render, and the program that renders them. */
export const SHELL = 'app.html';
/** What Hosting answers for a missing file, with the headers of its name; by its name also the app's own page /404. */
export const MISSING = '404.html';
export const PROGRAM = 'pages.mjs';

/** Returns the folder with what the page function needs of a web build; not inside it, as nobody may download that. */
export const serverFolderOf = (dist: string): string => `${dist.replace(/\/$/, '')}-server`;
