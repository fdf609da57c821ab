import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { BlogDate } from './blog-date.tsx';
import css from './blog-page.module.css';
import { BlogPost, POSTS } from './blog-post.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid } from './info-section.tsx';

/** /blog: three sample posts, all on this page, with a table of contents. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  return (
    <InfoFrame
      color="violet"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <Stack gap={2} as="nav" aria-label={t('contents')}>
        <Text tone="quiet" small>
          {t('note')}
        </Text>
        <InfoGrid as="ul" wide={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {POSTS.map(({ id, color, icon, day }) => (
            <li key={id}>
              <a className={css['teaser']} href={`#${id}`}>
                <Sticker as="div">
                  <SymbolTile color={color} size={52} aria-hidden>
                    <AnyIcon name={icon} size={30} />
                  </SymbolTile>
                  <span>
                    <b>{t(`post.${id}.title`)}</b>
                    <small>
                      <BlogDate day={day} />
                    </small>
                  </span>
                </Sticker>
              </a>
            </li>
          ))}
        </InfoGrid>
      </Stack>
      {POSTS.map((post) => (
        <BlogPost key={post.id} post={post} />
      ))}
    </InfoFrame>
  );
}
