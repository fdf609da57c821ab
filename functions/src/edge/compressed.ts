import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from '@domain/accepted-encoding.ts';
import type { PageAnswer } from '@domain/page-answer.ts';

const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (html: string) => Promise<Buffer>> = {
  // a twentieth shorter than gzip in 4 ms for a page; each step more takes longer than it saves
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

const compressedPages = new WeakMap<PageAnswer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Returns a page's bytes, compressed where the client accepts that: nothing on the way to it compresses. Once a page. */
export async function compressed(
  page: PageAnswer,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding: Encoding | null }> {
  const encoding = encodingFor(accepted);
  if (!encoding) return { body: Buffer.from(page.html), encoding };
  const known = compressedPages.get(page);
  const body = known?.[encoding] ?? COMPRESS[encoding](page.html);
  compressedPages.set(page, { ...known, [encoding]: body });
  return { body: await body, encoding };
}
