const WEB_ADDRESS = /^(https?:\/\/)(?:[^/?#@]*@)?([a-z\d.:[\]-]+)(?=[/?#]|$)/i;

/**
 * Returns the origin of the referring site. Leaves out our own pages, whose addresses may name a person or a result,
 * and anything that isn't a web address.
 */
export function referrerOf(address: string, ownOrigin?: string): string | undefined {
  const [, scheme, host] = WEB_ADDRESS.exec(address) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const origin = `${scheme}${host}`.toLowerCase();
  return origin === ownOrigin ? undefined : origin;
}
