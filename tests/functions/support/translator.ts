import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type TranslatorAnswer = (response: ServerResponse, contents: string[]) => void;
/** Each translation is the text in capitals. */
export const shout: TranslatorAnswer = (response, contents) =>
  response.end(JSON.stringify({ translations: contents.map((one) => ({ translatedText: one.toUpperCase() })) }));

/** Stands in for Google's Cloud Translation. */
export async function startTranslator(answer = shout): Promise<{ settings: Record<string, string>; stop(): void }> {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.end('{"access_token":"some-token"}');
    answer(response, ((await json(request)) as { contents: string[] }).contents);
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
