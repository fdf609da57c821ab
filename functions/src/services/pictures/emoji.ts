import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Twemoji's drawings, one file per emoji, found on first use: other functions don't need them. */
let drawings: { folder: string; names: ReadonlySet<string> } | undefined;
function findDrawings() {
  const folder = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'));
  return { folder, names: new Set(readdirSync(folder)) };
}

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
/** Characters that fonts have, too. */
const MARK = /^[©®™]\uFE0E?$/;

export const isEmoji = (cluster: string) => PICTOGRAPH.test(cluster) && !MARK.test(cluster);

const nameOf = (emoji: string) =>
  `${Array.from(emoji, (character) => character.codePointAt(0)?.toString(16)).join('-')}.svg`;

function readDrawing(emoji: string): Uint8Array | null {
  drawings ??= findDrawings();
  const { folder, names } = drawings;
  const name = [emoji, emoji.replaceAll('\uFE0F', '')].map(nameOf).find((one) => names.has(one));
  return name === undefined ? null : readFileSync(join(folder, name));
}

/** Returns the drawings of an emoji: one, or those of its parts where none has it as a whole. Empty where one lacks. */
export function drawingsOf(emoji: string): Uint8Array[] {
  const whole = readDrawing(emoji);
  if (whole) return [whole];
  const parts = emoji.split('\u200D').map((part) => readDrawing(part) ?? readDrawing(Array.from(part)[0] ?? ''));
  return parts.every((part) => part !== null) ? parts : [];
}
