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

let openSheets = 0;
/** Returns whether a share sheet is open, as far as the browser has said. */
export const isSharing = (): boolean => openSheets > 0;

/** Opens the device's share sheet. One that is open already, which a second tap finds, is no failure. */
async function openSheet(data: ShareData): Promise<'shared' | 'canceled' | 'failed'> {
  openSheets++;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'AbortError' || name === 'InvalidStateError' ? 'canceled' : 'failed';
  } finally {
    openSheets--;
  }
}

/** Opens the device's share sheet, or copies `copied` (the link) if there is none or it fails. */
export async function shareLink(
  data: { title: string; text?: string; url: string },
  copied = data.url,
): Promise<ShareOutcome> {
  const outcome = hasShareSheet() ? await openSheet(data) : 'failed';
  if (outcome !== 'failed') return outcome;
  return (await copyText(copied)) ? 'copied' : 'failed';
}

export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

export const canShareFile = (file: File): boolean =>
  hasShareSheet() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Shares a file that was ready before the tap, alone: with a text or URL, iOS makes apps drop the picture. */
export const shareFile = (file: File) => openSheet({ files: [file] });
