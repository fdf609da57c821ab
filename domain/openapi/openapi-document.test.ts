import { expect, it } from 'vitest';
import { endpoints } from '../api.ts';
import { ERROR_STATUS } from '../errors.ts';
import { openApiDocument } from './openapi-document.ts';

interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; summary: string; responses: Record<string, object> }>>;
}

it('the OpenAPI document lists every endpoint once, and every code with its status; each reference resolves', () => {
  const text = JSON.stringify(openApiDocument('https://example.com', '1.2.3'));
  const document = JSON.parse(text) as Document;
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\.\d$/),
    info: { title: 'WhoKnows', version: '1.2.3' },
    servers: [{ url: 'https://example.com' }],
  });
  const names = [...Object.keys(endpoints), 'health', 'oembed'];
  expect(Object.keys(document.paths)).toEqual(names.map((name) => `/api/${name}`));
  const operations = Object.values(document.paths).flatMap((item) => Object.entries(item));
  expect(operations.map(([, { operationId }]) => operationId)).toEqual(names);
  for (const [method, { summary, responses }] of operations) {
    expect(['get', 'post']).toContain(method);
    expect(summary).toMatch(/^[A-Z].*\.$/);
    for (const [status, response] of Object.entries(responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/);
      expect('$ref' in response || 'description' in response).toBe(true);
    }
  }
  for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect(found, path).toBeTypeOf('object');
  }
  for (const code of Object.keys(ERROR_STATUS)) expect(text).toContain(`"${code}"`);
});
