import { expect, test } from 'vitest';
import { allowedHashes, hashOf, inlineScripts } from '../../scripts/lib/inline-scripts.ts';
import { earlyCode } from '../../scripts/vite/early.ts';
import { SWAP } from '../../scripts/vite/prerender.ts';

test('the policy names the scripts that stand in the documents, and no other: every build brings it up to date', async () => {
  expect(allowedHashes()).toEqual([hashOf(await earlyCode()), hashOf(SWAP)].sort());
});

test('the script of the head is the same in every build: what differs is in the block of data', async () => {
  const code = await earlyCode();
  expect(code).toContain('early-data');
  expect(code).not.toMatch(/demo-whoknows|localhost|\/assets\//);
});

test('files and blocks of data are no inline scripts', () => {
  const html = `<script type="module" crossorigin src="/assets/index.js"></script>
    <script type="application/json" id="early-data">{}</script><script>one</script><script nonce="">
two</script>`;
  expect(inlineScripts(html)).toEqual(['one', '\ntwo']);
});

test('a hash is as browsers make it', () => {
  // the example of the specification
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
