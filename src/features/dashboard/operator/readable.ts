import { isolate } from '@domain/isolate.ts';

const CODES = ['id', 'salt', 'digest'];
const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns stored content as lines to read: texts before lists, choices side by side, and without codes. */
export function readable(value: unknown): string {
  if (Array.isArray(value))
    return value.every(isText) ? value.map(isolate).join(' · ') : value.map(readable).join('\n\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .filter(([name]) => !CODES.includes(name))
    .map(([, part]) => part as unknown)
    .toSorted((one, other) => Number(Array.isArray(one)) - Number(Array.isArray(other)))
    .map(readable)
    .filter((line) => line !== '')
    .join('\n');
}
