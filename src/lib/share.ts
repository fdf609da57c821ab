/** The outcome of sharing a link. `cancelled`: the person closed the share sheet. */
type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Copies text to the clipboard. Returns whether it worked; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's share sheet, or copies `copied` (the link) if there is none or it fails. */
export async function shareLink(
  data: { title: string; text?: string; url: string },
  copied = data.url,
): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(copied)) ? 'copied' : 'failed';
}
