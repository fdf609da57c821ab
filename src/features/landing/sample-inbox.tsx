import { useTranslation } from 'react-i18next';
import { CARD, COLORS, INK, PAPER } from '../../ui/palette.ts';
import { Badge } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading } from '../../ui/text.tsx';

const { fill } = COLORS.yellow;
const NOTES = ['kind', 'laugh', 'crisps'] as const;
const List = styled('ul')({ listStyle: 'none', margin: '20px 0 0', padding: 0, display: 'grid', gap: 16 });
const Note = styled('li')({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '92%',
  padding: '14px 18px',
  border: `2px solid ${INK}`,
  borderRadius: '22px 22px 22px 4px',
  backgroundColor: fill,
  color: INK,
  fontWeight: 600,
  transform: 'rotate(-1deg)',
  '&:nth-of-type(2)': {
    justifySelf: 'end',
    borderRadius: '22px 22px 4px 22px',
    backgroundColor: CARD,
    transform: 'rotate(1.25deg)',
  },
  '& small': { display: 'block', marginTop: 4, fontSize: '0.875rem' },
});
/** The pile: the edges of two more notes show below it. */
const More = styled('p')({
  justifySelf: 'center',
  margin: '28px auto 14px',
  width: 'fit-content',
  padding: '10px 22px',
  borderRadius: 18,
  border: `2px solid ${INK}`,
  backgroundColor: fill,
  color: INK,
  fontWeight: 700,
  boxShadow: `0 5px 0 -1px ${INK}, 0 6px 0 ${CARD}, 0 11px 0 -1px ${INK}, 0 12px 0 ${fill}`,
});

/** Sample messages, labeled as such. */
export function SampleInbox() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('inbox.label')}>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 }}>
        <Heading size={3} as="h3">
          {t('inbox.title')}
        </Heading>
        <Badge style={{ borderColor: PAPER }}>{t('sample')}</Badge>
      </div>
      <List>
        {NOTES.map((note) => (
          <Note key={note}>
            {t(`inbox.${note}.text`)}
            <small>{t(`inbox.${note}.when`)}</small>
          </Note>
        ))}
      </List>
      <More>{t('inbox.more')}</More>
    </section>
  );
}
