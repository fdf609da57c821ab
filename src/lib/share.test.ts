import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSharing, shareFile, shareLink } from './share.ts';

const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn(async (_: string) => undefined);
const link = { title: 'Quiz', url: 'https://whoknows.example/ada/abcd2345' };

beforeEach(() => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it("hands the link itself to the device's sheet", async () => {
  share.mockResolvedValue();
  expect(await shareLink({ ...link, text: 'Take it' })).toBe('shared');
  expect(share).toHaveBeenCalledWith({ ...link, text: 'Take it' });
});

it('takes a second tap while the sheet is open for no failure, and leaves the clipboard alone', async () => {
  let close = () => {};
  share.mockReturnValueOnce(new Promise((resolve) => (close = () => resolve())));
  share.mockRejectedValue(new DOMException('An earlier share has not yet completed.', 'InvalidStateError'));
  const first = shareLink(link);
  expect(isSharing()).toBe(true);
  expect([await shareLink(link), await shareFile(new File([], 'a.png'))]).toEqual(['canceled', 'canceled']);
  expect(isSharing()).toBe(true);
  close();
  expect(await first).toBe('shared');
  expect(isSharing()).toBe(false);
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['AbortError', 'canceled', 'canceled', 0],
  ['NotAllowedError', 'copied', 'failed', 1],
])('%s: a link is %s, a file %s', async (name, ofLink, ofFile, copies) => {
  share.mockRejectedValue(new DOMException('', name));
  expect([await shareLink(link), await shareFile(new File([], 'a.png'))]).toEqual([ofLink, ofFile]);
  expect(writeText).toHaveBeenCalledTimes(copies);
});
