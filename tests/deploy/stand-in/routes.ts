import type { Answer, Api, Call } from './server.ts';

/** What an API answers to one kind of call, given what stands at the stars of its path. */
type Route = (call: Call, ...stars: string[]) => Answer | object | undefined;

const isAnswer = (value: object): value is Answer => 'status' in value && typeof value.status === 'number';

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.()?+^$|[\]{}\\]/g, '\\$&')
      .replaceAll('**', '(.+)')
      .replaceAll(/(?<!\.)\*/g, '([^/:]+)')}$`,
  );

/** Makes an API of its calls, like `GET /v1/projects/*`; `**` may contain slashes. A plain object is the body. */
export function api(routes: Readonly<Record<string, Route>>): Api {
  const known = Object.entries(routes).map(([key, route]) => {
    const [method, path = ''] = key.split(' ');
    return { method, pattern: patternOf(path), route };
  });
  return (call) => {
    for (const { method, pattern, route } of known) {
      const match = method === call.method ? pattern.exec(call.path) : null;
      const answer = match && route(call, ...match.slice(1));
      if (answer) return isAnswer(answer) ? answer : { body: answer };
    }
    return undefined;
  };
}

export const NOT_FOUND: Answer = {
  status: 404,
  body: { error: { code: 404, message: 'not found', status: 'NOT_FOUND' } },
};

/** What an API answers whose work is done at once. */
export const done = (response: object = {}) => ({ name: 'operations/done', done: true, response });
