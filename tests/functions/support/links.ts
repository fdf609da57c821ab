import { request } from 'node:http';
import { FUNCTIONS } from './backend.ts';
import { someAddress } from './requests.ts';

/** Programs that read a link to show a card of it, by user agent. None of them runs scripts. */
export const CRAWLERS = {
  WhatsApp: 'WhatsApp/2.24.6.77 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
};

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
