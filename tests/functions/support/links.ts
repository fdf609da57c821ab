import { request } from 'node:http';
import { FUNCTIONS } from './backend.ts';
import { someAddress } from './requests.ts';

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  html: string;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  /** The folder of another web build than the tests'. */
  build?: string | undefined;
}

/** Asks the page function for an address, as Hosting does; the answer as it came, compressed or not. */
export function ask(path: string, { method = 'GET', headers = {}, build }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${FUNCTIONS}/page${path}`,
      {
        method,
        headers: {
          'x-forwarded-for': someAddress(),
          'x-web-build': build ?? process.env['WEB_BUILD'] ?? '',
          ...headers,
        },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            html: Buffer.concat(chunks).toString(headers['accept-encoding'] ? 'latin1' : 'utf8'),
          }),
        );
      },
    );
    outgoing.once('error', reject).end();
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '').replaceAll('&#x27;', "'");

/** The tags that a crawler finds in the head, by name; links by their relation and language. */
export function tagsOf(html: string): Record<string, string[]> {
  const [head = ''] = html.split('</head>');
  const tags: Record<string, string[]> = { title: [plain(/<title[^>]*>([^<]*)</.exec(head)?.[1] ?? '')] };
  const add = (name: string, value: string) => {
    tags[name] = [...(tags[name] ?? []), plain(value)];
  };
  for (const [tag] of head.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
    const name = of('name') ?? of('property') ?? [of('rel'), of('hreflang')].filter(Boolean).join(' ');
    add(name, of('content') ?? of('href') ?? '');
  }
  return tags;
}

/** What was read for the page, by key; undefined where the page came without. */
export function dataOf(html: string): Record<string, unknown> | undefined {
  const block = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1];
  return block === undefined
    ? undefined
    : Object.fromEntries((JSON.parse(block) as { values: [string, unknown][] }).values);
}

/** What a reader without scripts sees of the page, as text. */
export function bodyOf(html: string): string {
  const [, body = ''] = html.split('<div id="root">');
  const [shown = ''] = body.split(/<template|<script/);
  return plain(shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));
}
