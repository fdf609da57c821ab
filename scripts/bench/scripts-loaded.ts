import type { CDPSession } from '@playwright/test';

/** JavaScript that a page has loaded: bytes on the wire, and files. */
export interface ScriptsLoaded {
  bytes: number;
  files: number;
}

/** Starts to count a page's scripts; returns a function that returns those so far. */
export async function watchScripts(client: CDPSession): Promise<() => ScriptsLoaded> {
  await client.send('Network.enable');
  const scripts = new Set<string>();
  const sizes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  // bodies only: headers vary between servers
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength),
  );
  return () => {
    const counted = [...scripts].map((id) => sizes.get(id) ?? 0).filter((size) => size > 0);
    return { bytes: counted.reduce((total, size) => total + size, 0), files: counted.length };
  };
}
