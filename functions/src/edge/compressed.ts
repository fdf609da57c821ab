import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);

/** Returns whether a request's Accept-Encoding names gzip, and not to refuse it. */
const acceptsGzip = (accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((encoding) => /^gzip(;q=(?!0(\.0*)?$)|$)/.test(encoding.replaceAll(' ', '')));

/** Returns a text's bytes, compressed where the client accepts that: nothing on the way to it compresses. */
export async function compressed(
  text: string,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding: 'gzip' | null }> {
  if (!acceptsGzip(accepted)) return { body: Buffer.from(text), encoding: null };
  return { body: await gzipAsync(text), encoding: 'gzip' };
}
