import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { forward, listen } from './http.ts';
import { readJson } from './project.ts';

interface Rule {
  origin: string[];
  method: string[];
  responseHeader: string[];
  maxAgeSeconds: number;
}

const withoutCors = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-')));

/** Returns the headers that a bucket configured by `rules` adds for a page of another origin. */
function corsHeaders(rules: readonly Rule[], { method = '', headers }: IncomingMessage): Record<string, string> {
  const origin = headers.origin ?? '';
  const rule = rules.find(
    (each) => each.method.includes(method) && (each.origin.includes('*') || each.origin.includes(origin)),
  );
  if (!origin || !rule) return {};
  return {
    'access-control-allow-origin': rule.origin.includes('*') ? '*' : origin,
    'access-control-expose-headers': rule.responseHeader.join(', '),
  };
}

/** Only downloads come from the bucket; what uploads and asks about files is an API that lets every page in. */
const isDownload = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && url.includes('alt=media');

/** Serves a local bucket as a real one is: cors.json says which pages may read it. The emulators let everybody. */
export async function serveBucket(ports: { port: number; backend: number }): Promise<Server> {
  const rules = readJson<Rule[]>('cors.json');
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    try {
      const reply = await forward(incoming, ports.backend, {});
      const changed = isDownload(incoming)
        ? { ...withoutCors(reply.headers), ...corsHeaders(rules, incoming) }
        : reply.headers;
      response.writeHead(reply.statusCode ?? 502, changed);
      reply.pipe(response);
    } catch {
      response.writeHead(502).end();
    }
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await listen(server, ports.port);
  return server;
}
