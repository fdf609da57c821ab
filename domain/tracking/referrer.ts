const WEB_ADDRESS = /^(https?:\/\/)(?:[^/?#@]*@)?([a-z\d.:[\]-]+)(?=[/?#]|$)/i;

/**
 * What is kept of the page that led here: another site's origin. Nothing of our own pages, whose addresses may name a person
 * or a result, and nothing of what isn't a web address.
 */
export function referrerOf(address: string, ownOrigin?: string): string | undefined {
  const [, scheme, host] = WEB_ADDRESS.exec(address) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const origin = `${scheme}${host}`.toLowerCase();
  return origin === ownOrigin ? undefined : origin;
}
