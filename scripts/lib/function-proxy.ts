import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createCdn, type FunctionAnswer, passedOn } from './cdn.ts';
import { forward } from './http.ts';
import { PROJECT } from './project.ts';

interface Target {
  functionId: string;
  region: string;
}

/** One of Hosting's front ends, whose address stands last in X-Forwarded-For, behind the sender's. */
const FRONT_END = '66.102.8.69';

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** Returns what answers rewrites to functions like Hosting. `web` is the web build to which a pinned function belongs. */
export function createFunctionProxy(port: number | undefined, web: string) {
  const cdn = createCdn();

  async function ask(
    { functionId, region }: Target,
    incoming: IncomingMessage,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): Promise<FunctionAnswer> {
    const { 'x-forwarded-for': claimed, host } = incoming.headers;
    const forwarded = [claimed, incoming.socket.remoteAddress, FRONT_END].filter(Boolean).join(', ');
    const reply = await forward(incoming, port ?? 0, {
      path: `/${PROJECT}/${region}/${functionId}${incoming.url ?? ''}`,
      headers: { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-host': host, 'x-web-build': web },
      signal,
    });
    return { status: reply.statusCode ?? 502, headers: reply.headers, body: await buffer(reply) };
  }

  function send(
    response: ServerResponse,
    { status, headers, body }: FunctionAnswer,
    more: Record<string, string>,
  ): void {
    for (const [name, value] of Object.entries({ ...headers, ...more }))
      if (value !== undefined && !HOP_BY_HOP.includes(name)) response.setHeader(name, value);
    response.writeHead(status);
    response.end(body);
  }

  return {
    async answer(target: Target, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
      const { method = 'GET', url = '/' } = incoming;
      const headers = passedOn(incoming.headers);
      const asked = { method, url, host: incoming.headers.host ?? '', headers };
      const kept = method === 'GET' || method === 'HEAD' ? cdn.find(asked) : null;
      if (kept) {
        send(response, kept.answer, { 'x-cache': 'HIT', age: String(kept.age) });
        return;
      }
      // a client that has gone needs no answer
      const left = new AbortController();
      response.once('close', () => left.abort());
      try {
        const answer = await ask(target, incoming, headers, left.signal);
        cdn.keep(asked, answer);
        send(response, answer, { 'x-cache': 'MISS' });
      } catch {
        if (!response.headersSent) response.writeHead(502);
        response.end();
      }
    },
  };
}
