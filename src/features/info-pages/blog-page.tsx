import { type Color, FILLS, INK } from '@domain/palette.ts';
import { href } from '../../config/href.ts';
import type { TextsOf } from '../../i18n/use-texts.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './blog-page.module.css';
import { InfoPage } from './info-page.tsx';
import { InfoDay, InfoGrid } from './info-parts.tsx';

type Texts = TextsOf<'blog'>;

const POSTS = [
  { id: 'bluff', color: 'coral', icon: 'masks', day: '2026-11-03', to: href.templates('party') },
  { id: 'kind', color: 'yellow', icon: 'envelope', day: '2026-10-06', to: href.page('safety') },
  { id: 'links', color: 'violet', icon: 'link', day: '2026-09-14', to: href.page('help') },
] as const satisfies readonly { id: keyof Texts['post']; color: Color; icon: AnyIconName; day: string; to: string }[];
type Post = (typeof POSTS)[number];

const Teaser = ({ texts, post: { id, color, icon, day } }: { texts: Texts; post: Post }) => (
  <a className={css['teaser']} href={`#${id}`}>
    <Sticker as="div">
      <SymbolTile color={color} size={52} aria-hidden>
        <AnyIcon name={icon} size={30} />
      </SymbolTile>
      <span>
        <b>{texts.post[id].title}</b>
        <small>
          <InfoDay day={day} />
        </small>
      </span>
    </Sticker>
  </a>
);

/** A whole sample post. */
function Article({ texts, post: { id, color, icon, day, to } }: { texts: Texts; post: Post }) {
  const { title, p1, p2, quote, p3, p4, action } = texts.post[id];
  return (
    <Sticker as="article" id={id} style={{ padding: 0, scrollMarginTop: 16 }}>
      <header className={css['head']} style={{ backgroundColor: FILLS[color] }}>
        <Stack gap={1.5}>
          <Row gap={1.5}>
            <Badge style={{ borderColor: INK, borderStyle: 'dashed' }}>{texts.sample}</Badge>
            <strong>
              <InfoDay day={day} />
            </strong>
          </Row>
          <Heading size={2} as="h2">
            {title}
          </Heading>
        </Stack>
        <AnyIcon name={icon} size={96} />
      </header>
      <div className={css['words']}>
        <Text>{p1}</Text>
        <Text>{p2}</Text>
        <blockquote style={{ backgroundColor: FILLS[color] }}>{quote}</blockquote>
        <Text>{p3}</Text>
        <Text>{p4}</Text>
        <Button variant="outlined" to={to}>
          {action}
        </Button>
      </div>
    </Sticker>
  );
}

/** /blog: three sample posts, all on this page, with a table of contents. */
export const BlogPage = () => (
  <InfoPage of="blog" color="violet">
    {(texts) => (
      <>
        <Stack gap={2} as="nav" aria-label={texts.contents}>
          <Text tone="quiet" small>
            {texts.note}
          </Text>
          <InfoGrid as="ul" wide={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {POSTS.map((post) => (
              <li key={post.id}>
                <Teaser texts={texts} post={post} />
              </li>
            ))}
          </InfoGrid>
        </Stack>
        {POSTS.map((post) => (
          <Article key={post.id} texts={texts} post={post} />
        ))}
      </>
    )}
  </InfoPage>
);
