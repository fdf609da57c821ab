import { useTranslation } from 'react-i18next';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { DISPLAY } from '../../ui/tokens.ts';
import { BlogDate } from './blog-date.tsx';
import { BlogPost, POSTS } from './blog-post.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid } from './info-section.tsx';

const Teaser = styled('a')({
  display: 'block',
  height: '100%',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 24,
  '& > div': { display: 'flex', alignItems: 'center', gap: 16, height: '100%', boxSizing: 'border-box' },
  '& b': { display: 'block', fontFamily: DISPLAY, fontSize: '1.1875rem', lineHeight: 1.15 },
  transition: 'transform 150ms',
  '@media (hover: hover)': { '&:hover': { transform: 'translate(-2px, -2px) rotate(-0.7deg)' } },
});

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
              <Teaser href={`#${id}`}>
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
              </Teaser>
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
