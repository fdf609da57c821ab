import type { Color } from '@domain/palette.ts';
import type { ReactNode } from 'react';
import { GAMES_AND_MESSAGES, GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { type NamespaceWith, type TextsOf, useTexts } from '../../i18n/use-texts.ts';
import { ColorBand } from '../../ui/color.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './info.module.css';
import { InfoSection, type SectionTexts } from './info-parts.tsx';

interface Head {
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
}

interface Props<Name extends NamespaceWith<Head>> {
  /** Its locale file. */
  of: Name;
  /** The color behind the heading. */
  color: Color;
  /** What is below the heading, or what makes that of its texts; by default a section for each group of them. */
  children?: ReactNode | ((texts: TextsOf<Name>) => ReactNode);
}

const sectionsOf = (texts: object) =>
  Object.entries(texts).map(
    ([name, group]: [string, string | SectionTexts]) =>
      typeof group !== 'string' && <InfoSection key={name} texts={group} />,
  );

/** An information page, from its texts: the colored head, a one-sentence summary, and the content. */
export function InfoPage<Name extends NamespaceWith<Head>>({ of, color, children = sectionsOf }: Props<Name>) {
  const texts = useTexts(of);
  const { metaTitle, metaDescription, title, lead } = texts as Head;
  return (
    <Column wide style={{ gap: 48 }}>
      <PageMeta title={metaTitle} description={metaDescription} />
      <div className={css['head']}>
        <ColorBand color={color} />
        <Stack gap={2}>
          <Heading size={1} as="h1">
            {title}
          </Heading>
          <Text style={{ fontSize: '1.1875rem', maxWidth: 600, textWrap: 'balance' }}>{lead}</Text>
        </Stack>
        <div className={css['stickers']} aria-hidden>
          {GAMES_AND_MESSAGES.filter((game) => GAME_COLOR[game] !== color).map((game) => (
            <SymbolTile key={game} color={GAME_COLOR[game]} size={92}>
              <GameIcon game={game} size={52} />
            </SymbolTile>
          ))}
        </div>
      </div>
      {typeof children === 'function' ? children(texts) : children}
    </Column>
  );
}
