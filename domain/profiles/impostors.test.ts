import { expect, test } from 'vitest';
import { findNewNameProblem } from './impostors.ts';

test.each([
  ...[
    'WhoKnows',
    'Who Knows',
    'whoknows support',
    'The WhoKnows Team',
    'W.h.o.K.n.o.w.s',
    'WhoKnows\u200b 🦉',
    'wh0kn0ws',
  ],
  // fullwidth, mathematical, small capitals, Cyrillic, Cherokee, Lisu, Armenian
  ...['ＷｈｏＫｎｏｗｓ', '𝐖𝐡𝐨𝐊𝐧𝐨𝐰𝐬', 'ᴡʜᴏᴋɴᴏᴡꜱ', 'WhоКnоws', 'ᎳᎻOᏦNOᎳS', 'ꓪꓧꓳꓗꓠꓳꓪꓢ', 'Whօknօws'],
  ...[
    'Support',
    'Admin',
    '@dm1n',
    'Team Support',
    'The Official Mod',
    'Safety Team',
    'Moderator 2',
    'Équipe',
    'l’assistance',
  ],
])('%s is refused: it impersonates the app', (name) => expect(findNewNameProblem(name)).toBe('taken'));

test.each([
  ...['Maya', 'Noa Knows', 'Who', 'Teamu', 'Modesta', 'Adminka Orlova', 'Systema Sam', 'Mia Moderne', 'Me', 'You Li'],
  ...['Steam', 'Theo', 'Official Sam', 'Anna from WhoCares', '李小龍', 'محمد العربي', 'Ваня', 'Ζωή'],
])('%s is allowed', (name) => expect(findNewNameProblem(name)).toBeNull());
