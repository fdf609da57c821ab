import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Stands in for Google's Cloud Translation: each translation is the text in capitals. */
export async function startTranslator(): Promise<{ settings: Record<string, string>; stop(): void }> {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end('{"access_token":"some-token"}');
    const { contents } = (await json(request)) as { contents: string[] };
    return response.end(
      JSON.stringify({ translations: contents.map((one) => ({ translatedText: one.toUpperCase() })) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { TRANSLATION_PROVIDER: 'google', TRANSLATION_API: `http://${host}`, GCE_METADATA_HOST: host },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
