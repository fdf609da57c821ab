import type { Language } from '@domain/languages.ts';
import { FILLS } from '@domain/palette.ts';
import type { Picture } from '@domain/pictures.ts';
import type { Node } from '@takumi-rs/core';
import { fitSize, linesAt } from './fit.ts';
import { words } from './nodes.ts';
import { badge, sheet } from './shapes.ts';
import { story } from './story.ts';
import { textsOf } from './texts.ts';

const LINE = 1.22;
/** How high the text of a message may be, and a message and its reply together. */
const TEXT_HEIGHT = 900;
const BOTH_HEIGHT = 650;
const WIDTH = 800;
const REPLY_WIDTH = 740;
const [MAX, MAX_OF_BOTH, MIN] = [112, 84, 34];
/** Words as few as these stay large beside a long text. */
const FEW = { size: 54, lines: 1 };
/** A longer text is easier to read from a straight edge. */
const SHORT_MAX = 120;

const written = (text: string, width: number, fontSize: number, lineClamp: number): Node =>
  words(text, {
    width,
    fontSize,
    lineClamp,
    fontWeight: 700,
    lineHeight: LINE,
    letterSpacing: 0,
    textAlign: text.length > SHORT_MAX ? 'start' : 'center',
    whiteSpace: 'pre-wrap',
  });
const linesIn = (height: number, size: number) => Math.floor(height / size / LINE);

function messageAlone(text: string): Node {
  const lines = (size: number) => linesIn(TEXT_HEIGHT, size);
  const size = fitSize(text, { width: WIDTH, lines, max: MAX, min: MIN });
  return written(text, WIDTH, size, lines(size));
}

/** Returns a message and its reply in one size. Where both are too long, each gets half of the height. */
function messageAndReply(text: string, reply: string): [message: Node, reply: Node] {
  const besides = (other: string, itsWidth: number) => (size: number) =>
    linesIn(BOTH_HEIGHT, size) - linesAt(other, itsWidth, size);
  const [beside, below] = [besides(reply, REPLY_WIDTH), besides(text, WIDTH)];
  const size = Math.min(
    fitSize(text, { width: WIDTH, lines: beside, max: MAX_OF_BOTH, min: MIN }),
    fitSize(reply, { width: REPLY_WIDTH, lines: below, max: MAX_OF_BOTH, min: MIN }),
  );
  const sizeOf = (one: string, width: number) =>
    linesAt(one, width, FEW.size) <= FEW.lines ? Math.max(size, FEW.size) : size;
  const half = Math.floor(linesIn(BOTH_HEIGHT, size) / 2);
  return [
    written(text, WIDTH, sizeOf(text, WIDTH), Math.max(half, beside(size))),
    written(reply, REPLY_WIDTH, sizeOf(reply, REPLY_WIDTH), Math.max(half, below(size))),
  ];
}

/** Draws a message, and below it the reply if there is one. */
export function storyMessage({ text, reply, path }: Picture<'message'>, language: Language): Node {
  const { message } = textsOf(language);
  const look = { ground: FILLS.yellow, icon: 'envelope' } as const;
  const wayBack = { text: message.answer, path };
  const heading = badge(message.heading, FILLS.yellow, 38);
  if (reply === null) return story(look, wayBack, heading, messageAlone(text));
  const [question, answer] = messageAndReply(text, reply);
  return story(
    look,
    wayBack,
    heading,
    question,
    sheet(
      { width: 840, background: FILLS.teal, padding: '40px 0 48px', alignItems: 'center', gap: 32 },
      badge(message.reply, FILLS.yellow, 38),
      answer,
    ),
  );
}
