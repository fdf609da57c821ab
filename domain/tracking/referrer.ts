const WEB_ADDRESS = /^(https?:\/\/)(?:[^/?#@]*@)?([a-z\d.:[\]-]+)(?=[/?#]|$)/i;

/** Returns the origin of the referring site; never our own, whose addresses may name a person or a result. */
export function referrerOf(address: string, ownOrigin?: string): string | undefined {
  const [, scheme, host] = WEB_ADDRESS.exec(address) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const origin = `${scheme}${host}`.toLowerCase();
  return origin === ownOrigin ? undefined : origin;
}
