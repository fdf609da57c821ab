import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../config/href.ts';
import { useConnection } from '../stores/connection.ts';
import { COLORS } from '../ui/palette.ts';
import { FROM_SM, styled } from '../ui/styled.ts';
import { DISPLAY } from '../ui/tokens.ts';
import { FooterInstall } from './footer-install.tsx';

const COLUMNS = [
  [
    'product',
    [
      ['create', href.createQuiz()],
      ['dashboard', href.dashboard()],
      ['templates', href.templates()],
      ['analytics', href.page('analytics')],
    ],
  ],
  [
    'company',
    [
      ['about', href.page('about')],
      ['careers', href.page('careers')],
      ['blog', href.page('blog')],
      ['press', href.page('press')],
    ],
  ],
  [
    'support',
    [
      ['help', href.page('help')],
      ['contact', href.contact()],
    ],
  ],
  [
    'legal',
    [
      ['terms', href.page('terms')],
      ['safety', href.page('safety')],
    ],
  ],
] as const;
/** Names, not links: these places don't exist yet. */
const COMMUNITY = ['Discord', 'Twitter', 'Instagram', 'TikTok'];

const Frame = styled('footer')({
  borderTop: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
});
const Inside = styled('div')({
  maxWidth: 1080,
  margin: '0 auto',
  padding: '36px 16px calc(28px + env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
});
const Columns = styled('div')({
  display: 'grid',
  gap: '24px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '& h2': { margin: '0 0 4px', fontFamily: DISPLAY, fontWeight: 800, fontSize: '1.125rem' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 0',
    boxSizing: 'border-box',
    lineHeight: 1.3,
    color: 'inherit',
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
  },
  '& li > span': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
const Close = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  paddingTop: 18,
  borderTop: '2px dashed var(--mui-palette-divider)',
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-text-secondary)',
  '& p': { margin: 0, display: 'flex', alignItems: 'center', gap: 8 },
  [FROM_SM]: { flexDirection: 'row', justifyContent: 'space-between' },
});
const Dot = styled('span')({ width: 10, height: 10, borderRadius: '50%', flex: 'none' });
const Stripes = styled('div')({
  display: 'flex',
  height: 8,
  '& > i': { flex: 1 },
});

/** The footer of a public page: all links, and the service status. */
export function SiteFooter() {
  const { t } = useTranslation('site');
  const isOnline = useConnection((state) => state.isOnline);
  return (
    <Frame>
      <Stripes aria-hidden>
        {Object.entries(COLORS).map(([color, { fill }]) => (
          <i key={color} style={{ backgroundColor: fill }} />
        ))}
      </Stripes>
      <Inside>
        <Columns>
          {COLUMNS.map(([column, links]) => (
            <nav key={column} aria-labelledby={`footer-${column}`}>
              <h2 id={`footer-${column}`}>{t(`column.${column}`)}</h2>
              <ul>
                {links.map(([name, to]) => (
                  <li key={name}>
                    <Link to={to}>{t(`link.${name}`)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-labelledby="footer-community">
            <h2 id="footer-community">{t('column.community')}</h2>
            <ul>
              {COMMUNITY.map((name) => (
                <li key={name}>
                  <span>{t('soon', { name })}</span>
                </li>
              ))}
            </ul>
          </section>
        </Columns>
        <FooterInstall />
        <Close>
          <p>{t('copyright')}</p>
          <p>
            <Dot aria-hidden style={{ backgroundColor: `var(--mui-palette-${isOnline ? 'success' : 'error'}-main)` }} />
            {t(isOnline ? 'operational' : 'offline')}
          </p>
        </Close>
      </Inside>
    </Frame>
  );
}
