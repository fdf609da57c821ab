import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { COLORS, type Color, INK } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { FROM_MD, styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { DISPLAY } from '../../ui/tokens.ts';
import { BlogDate } from './blog-date.tsx';

export const POSTS = [
  { id: 'bluff', color: 'coral', icon: 'masks', day: '2026-11-03', to: href.templates('party') },
  { id: 'kind', color: 'yellow', icon: 'envelope', day: '2026-10-06', to: href.page('safety') },
  { id: 'links', color: 'violet', icon: 'link', day: '2026-09-14', to: href.page('help') },
] as const satisfies readonly { id: string; color: Color; icon: AnyIconName; day: string; to: string }[];
type Post = (typeof POSTS)[number];

const Head = styled('header')({
  display: 'grid',
  gap: 16,
  padding: '24px 20px',
  borderBottom: `2px solid ${INK}`,
  borderRadius: '22px 22px 0 0',
  color: INK,
  '& > svg': { display: 'none' },
  [FROM_MD]: {
    padding: '32px 40px',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '& > svg': { display: 'block', transform: 'rotate(8deg)' },
  },
});
const Words = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '24px 20px 28px',
  justifyItems: 'start',
  '& > blockquote': {
    margin: 0,
    padding: '18px 20px',
    border: `2px solid ${INK}`,
    borderRadius: 20,
    color: INK,
    fontFamily: DISPLAY,
    fontWeight: 700,
    fontSize: '1.375rem',
    lineHeight: 1.25,
  },
  [FROM_MD]: {
    padding: '32px 40px 40px',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    columnGap: 56,
    '& > *': { gridColumn: 1 },
    // beside the text that it is taken from
    '& > blockquote': {
      gridColumn: 2,
      gridRow: '1 / 5',
      alignSelf: 'center',
      padding: 28,
      fontSize: '1.625rem',
      transform: 'rotate(2deg)',
    },
  },
});

/** A whole sample post. */
export function BlogPost({ post: { id, color, icon, day, to } }: { post: Post }) {
  const { t } = useTranslation('blog');
  return (
    <Sticker as="article" id={id} style={{ padding: 0, scrollMarginTop: 16 }}>
      <Head style={{ backgroundColor: COLORS[color].fill }}>
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
      </Head>
      <Words>
        <Text>{t(`post.${id}.p1`)}</Text>
        <Text>{t(`post.${id}.p2`)}</Text>
        <blockquote style={{ backgroundColor: COLORS[color].fill }}>{t(`post.${id}.quote`)}</blockquote>
        <Text>{t(`post.${id}.p3`)}</Text>
        <Text>{t(`post.${id}.p4`)}</Text>
        <Button variant="outlined" to={to}>
          {t(`post.${id}.action`)}
        </Button>
      </Words>
    </Sticker>
  );
}
