import { type ClientError, ERROR_CODE, ERROR_TYPE, FRAME_FILE, type Frame } from '@domain/client-errors/shape.ts';
import { CLIENT_ERROR_FRAMES_MAX } from '@domain/limits.ts';

/** A line of a stack, as Chrome, Firefox or Safari writes it: the address of a script, line and column at its end. */
// unchecked pattern: the browser writes the lines, on the device that has the error, and none is long
const LINE = /([a-z][a-z-]*:\/\/[^\s()]+):(\d{1,8}):(\d{1,8})\)?$/;
/** The messages that are informative and the same for everybody; everything else in a message is left out. */
const REACT = /^Minified React error #(\d{1,4})\b/;
const NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** Returns a script of our build by its name; the document, whose address may name a person, as `page`. */
function fileOf(address: string, origin: string): string {
  if (!address.startsWith(`${origin}/`)) return 'foreign';
  const path = address.slice(origin.length + 1);
  return FRAME_FILE.test(path) ? path : 'page';
}

function framesOf({ stack, message }: Error, origin: string): Frame[] {
  // the message may have the form of a stack
  const lines = (stack ?? '').replace(message, '').split('\n');
  return lines
    .flatMap((line) => {
      const [, address, row, column] = LINE.exec(line) ?? [];
      return address ? [{ file: fileOf(address, origin), line: Number(row), column: Number(column) }] : [];
    })
    .slice(0, CLIENT_ERROR_FRAMES_MAX);
}

function codeOf(error: Error): string | null {
  const react = REACT.exec(error.message)?.[1];
  if (react !== undefined) return `react-${react}`;
  if (NOT_LOADED.test(error.message)) return 'chunk-load';
  const code = 'code' in error ? error.code : null;
  return typeof code === 'string' && ERROR_CODE.test(code) ? code : null;
}

/** Returns what may leave the device of an error, never its message; null for errors that aren't the app's. */
export function describeError(thrown: unknown, origin: string): Pick<ClientError, 'type' | 'code' | 'frames'> | null {
  if (thrown === undefined || thrown === null) return null; // a foreign script, about which the browser reveals nothing
  if (!(thrown instanceof Error)) return { type: typeof thrown, code: null, frames: [] };
  const code = codeOf(thrown);
  if (thrown.name === 'AbortError' || code === 'network') return null;
  const frames = framesOf(thrown, origin);
  if (frames.length > 0 && frames.every(({ file }) => file === 'foreign')) return null;
  return { type: ERROR_TYPE.test(thrown.name) ? thrown.name : 'Error', code, frames };
}
