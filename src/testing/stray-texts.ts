/** What tests have people write: letters of Hebrew, this mark, digits and signs. */
export const MARK = 'MARK';
const WRITTEN = /MARK|[\u0590-\u05ff\d\s\p{P}\p{S}\p{Cf}]/gu;
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
const ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'alt', 'placeholder', 'content', 'label'];

/** Whether somebody's words are among others', whose direction they could change. */
const isAmongOthers = (text: string) =>
  text.replace(WRITTEN, '') !== '' && text.replaceAll(ISOLATED, '').replaceAll(ISOLATED, '').includes(MARK);

/** Returns what people have written that shows in no direction of its own: in texts, in attributes, and in the title. */
export function strayTexts(): string[] {
  const stray: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.includes(MARK) || !parent || parent.closest('script, style, textarea')) continue;
    const own = parent.closest('[dir], bdi');
    const isOwn =
      own !== null && own !== document.documentElement && (own.textContent ?? '').replace(WRITTEN, '') === '';
    const isQuoted = !node.textContent.replaceAll(ISOLATED, '').includes(MARK);
    if (!isOwn && !isQuoted) stray.push(parent.outerHTML);
  }
  for (const element of document.querySelectorAll('*'))
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name);
      if (text?.includes(MARK) && isAmongOthers(text)) stray.push(`${element.tagName} ${name}=${text}`);
    }
  if (document.title.includes(MARK) && isAmongOthers(document.title)) stray.push(`title: ${document.title}`);
  return stray;
}
