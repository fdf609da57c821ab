import type { Language } from '@domain/languages.ts';
import { FILLS } from '@domain/palette.ts';
import type { Picture } from '@domain/pictures.ts';
import type { Node } from '@takumi-rs/core';
import { fitSize, linesAt, type Room } from './fit.ts';
import { lineHeightOf } from './line-height.ts';
import { wordsIn } from './nodes.ts';
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

const written = (text: string, room: Omit<Room, 'min'>): Node =>
  wordsIn(
    text,
    { ...room, min: MIN },
    {
      fontWeight: 700,
      lineHeight: LINE,
      letterSpacing: 0,
      textAlign: text.length > SHORT_MAX ? 'start' : 'center',
      whiteSpace: 'pre-wrap',
    },
  );
const linesIn = (height: number, size: number, lineHeight: number) => Math.floor(height / size / lineHeight);

const messageAlone = (text: string): Node =>
  written(text, { width: WIDTH, lines: (size, lineHeight) => linesIn(TEXT_HEIGHT, size, lineHeight), max: MAX });

/** Returns a message and its reply in about one size. They share the height by their lengths. */
function messageAndReply(text: string, reply: string): [message: Node, reply: Node] {
  const [message, answer] = [
    { own: text, width: WIDTH },
    { own: reply, width: REPLY_WIDTH },
  ] as const;
  const both = [message, answer];
  const lineHeight = lineHeightOf(text + reply, LINE);
  const shareOf = (one: { own: string; width: number }) => (size: number) => {
    const ofBoth = both.reduce((sum, { own, width }) => sum + linesAt(own, width, size), 0);
    const share = linesAt(one.own, one.width, size) / ofBoth;
    return Math.max(1, Math.floor(linesIn(BOTH_HEIGHT, size, lineHeight) * share));
  };
  const sizes = both.map((one) => fitSize(one.own, { ...one, lines: shareOf(one), max: MAX_OF_BOTH, min: MIN }));
  const size = Math.min(...sizes);
  const shown = (one: { own: string; width: number }) => {
    const isFew = linesAt(one.own, one.width, FEW.size) <= FEW.lines;
    return written(one.own, { width: one.width, lines: shareOf(one), max: isFew ? Math.max(size, FEW.size) : size });
  };
  return [shown(message), shown(answer)];
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
