import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { COLORS, type Color, INK } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { BlogDate } from './blog-date.tsx';
import css from './blog-post.module.css';

export const POSTS = [
  { id: 'bluff', color: 'coral', icon: 'masks', day: '2026-11-03', to: href.templates('party') },
  { id: 'kind', color: 'yellow', icon: 'envelope', day: '2026-10-06', to: href.page('safety') },
  { id: 'links', color: 'violet', icon: 'link', day: '2026-09-14', to: href.page('help') },
] as const satisfies readonly { id: string; color: Color; icon: AnyIconName; day: string; to: string }[];
type Post = (typeof POSTS)[number];

/** A whole sample post. */
export function BlogPost({ post: { id, color, icon, day, to } }: { post: Post }) {
  const { t } = useTranslation('blog');
  return (
    <Sticker as="article" id={id} style={{ padding: 0, scrollMarginTop: 16 }}>
      <header className={css['head']} style={{ backgroundColor: COLORS[color].fill }}>
        <Stack gap={1.5}>
          <Row gap={1.5}>
            <Badge style={{ borderColor: INK, borderStyle: 'dashed' }}>{t('sample')}</Badge>
            <strong>
              <BlogDate day={day} />
            </strong>
          </Row>
          <Heading size={2} as="h2">
            {t(`post.${id}.title`)}
          </Heading>
        </Stack>
        <AnyIcon name={icon} size={96} />
      </header>
      <div className={css['words']}>
        <Text>{t(`post.${id}.p1`)}</Text>
        <Text>{t(`post.${id}.p2`)}</Text>
        <blockquote style={{ backgroundColor: COLORS[color].fill }}>{t(`post.${id}.quote`)}</blockquote>
        <Text>{t(`post.${id}.p3`)}</Text>
        <Text>{t(`post.${id}.p4`)}</Text>
        <Button variant="outlined" to={to}>
          {t(`post.${id}.action`)}
        </Button>
      </div>
    </Sticker>
  );
}
