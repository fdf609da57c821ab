import { createHash } from 'node:crypto';
import { isolate } from '@domain/isolate.ts';
import { directionOf, inLanguage, type Language } from '@domain/languages.ts';
import { PICTURE_TEXTS } from '@domain/locales/pictures.ts';
import { CARD, CREAM, INK, NIGHT, NIGHT_CARD, PAPER } from '@domain/palette.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { isTall } from '@domain/tall-scripts.ts';
import { counted, escaped, fill } from './mail-texts.ts';
import { GAME_FILLS } from './pictures/look.ts';

const STYLE = `:root{color-scheme:light dark;--paper:${PAPER};--card:${CARD};--ink:${INK};--line:${INK}}
@media (prefers-color-scheme:dark){:root{--paper:${NIGHT};--card:${NIGHT_CARD};--ink:${CREAM};--line:#6f678a}}
${Object.entries(GAME_FILLS)
  .map(([game, color]) => `.${game}{--fill:${color}}`)
  .join('')}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:var(--paper);color:var(--ink);font:500 16px/1.35 system-ui,sans-serif;padding:10px 14px 14px 10px}
.card{height:100%;display:flex;flex-direction:column;gap:8px;padding:16px 18px;overflow:hidden;color:inherit;text-decoration:none;background:var(--card);border:2px solid var(--line);border-radius:18px;box-shadow:4px 4px 0 var(--line)}
a.card:hover{background:var(--paper)}
a.card:focus-visible{outline:3px solid var(--fill);outline-offset:2px}
.top{display:flex;gap:12px;align-items:center;justify-content:space-between;font-size:13px;font-weight:700}
.game{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;background:var(--fill);color:${INK};border-radius:99px;padding:2px 12px}
h1{flex:none;font-size:24px;line-height:1.15;overflow-wrap:anywhere;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.tall{line-height:1.6}
.dare{overflow:hidden}
.foot{margin-top:auto;display:flex;gap:12px;align-items:center;justify-content:space-between;font-size:14px}
.who{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.play{flex:none;background:var(--fill);color:${INK};border:2px solid ${INK};border-radius:99px;padding:6px 16px;font-weight:800}
@media (max-height:220px){h1{-webkit-line-clamp:1}.dare{display:none}}`;

/** A card runs no code; it loads, sends and stores nothing, and its only link opens a new tab. */
export const CARD_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>${body}</html>`;

/** Returns the card of a quiz as HTML, with a link to it on the site. */
export function cardOf({ id, type, title, owner, questions }: Quiz, site: string, language: Language): string {
  const texts = PICTURE_TEXTS[language];
  const dare = fill(texts.dare[type], { name: isolate(firstName(owner.name)) });
  const who = `${isolate(owner.name)} · ${counted(texts.embed, 'questions', questions.length, language)}`;
  const address = inLanguage(site + publicPath.quiz(owner.username, id), language);
  return page(
    language,
    title,
    `<body class="${type}"><a class="card" href="${escaped(address)}" target="_blank" rel="noopener"><p class="top"><span class="game">${escaped(texts.game[type])}</span><span>WhoKnows</span></p><h1 dir="auto" lang=""${isTall(title) ? ' class="tall"' : ''}>${escaped(title)}</h1><p class="dare">${escaped(dare)}</p><p class="foot"><span class="who">${escaped(who)}</span><span class="play">${escaped(texts.embed.play)}</span></p></a></body>`,
  );
}

/** Returns the placeholder for a missing card, whatever the reason. */
export const noCard = (language: Language): string => {
  const { missing } = PICTURE_TEXTS[language].embed;
  return page(
    language,
    'WhoKnows',
    `<body><main class="card"><h1>WhoKnows</h1><p>${escaped(missing)}</p></main></body>`,
  );
};
