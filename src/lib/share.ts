import { inLanguage, toLanguage } from '@domain/languages.ts';

/** Returns the link to a page in the sharer's language, so that chats show the card in it. */
export const linkTo = (path: string, language: string): string =>
  inLanguage(location.origin + path, toLanguage(language));

type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed';

function copyByCommand(text: string): boolean {
  let isPut = false;
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isPut = true;
  };
  document.addEventListener('copy', put);
  const isAllowed = document.execCommand('copy');
  document.removeEventListener('copy', put);
  return isAllowed && isPut;
}

/** Copies text to the clipboard. Returns whether it worked; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Android refuses the clipboard to every browser inside an app, but not the command
    return copyByCommand(text);
  }
}

/** Opens the device's share sheet, from which chats make a card, or copies `copied` (the link) if there is none or it fails. */
export async function shareLink(
  data: { title: string; text?: string; url: string },
  copied = data.url,
): Promise<ShareOutcome> {
  if (hasShareSheet()) {
    try {
      await navigator.share({ ...data, url: `${data.url}#card` });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    }
  }
  return (await copyText(copied)) ? 'copied' : 'failed';
}

export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

export const canShareFile = (file: File): boolean =>
  hasShareSheet() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Shares a file that was ready before the tap, alone: with a text or URL, iOS makes apps drop the picture. */
export async function shareFile(file: File): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
