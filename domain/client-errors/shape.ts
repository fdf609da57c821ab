// without zod: the reporter validates with these patterns before a page's own code has loaded

export const ERROR_TYPE = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
/** Our own code, Firebase's (`auth/internal-error`) or React's (`react-418`). */
export const ERROR_CODE = /^[a-z][a-z0-9-]{0,39}(?:\/[a-z0-9-]{1,39})?$/;
/** A script of the build. `page` is a script in the document, `foreign` one of somebody else, such as an extension. */
export const FRAME_FILE = /^(?:assets\/[\w-]{1,80}(?:\.[\w-]{1,40})?\.js|sw\.js|page|foreign)$/;
export const BUILD_ID = /^[a-z0-9]{1,16}$/;
/** A row of the route table, never an address. */
export const PAGE_KIND = /^[a-z][a-z-]{0,29}$/;

export interface Frame {
  file: string;
  line: number;
  column: number;
}

/** The report of an error in a browser: no message, no URL, and no personal data. */
export interface ClientError {
  type: string;
  code: string | null;
  frames: Frame[];
  build: string;
  page: string;
}
