import { BRAND_FILLS } from '@domain/palette.ts';
import { useRef } from 'react';
import { href } from '../config/href.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../lib/router/router.tsx';
import { useConnection } from '../stores/connection.ts';
import { FooterInstall } from './footer-install.tsx';
import css from './site-footer.module.css';
import { useIsSlow } from './use-is-slow.ts';

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

const STATUS = {
  operational: 'success',
  slow: 'warning',
  offline: 'error',
} as const;

/** Shows whether the service works, as far as it is known; before the first check, that it does. */
function ServiceStatus() {
  const { t } = useTranslation('site');
  const place = useRef<HTMLParagraphElement>(null);
  const isOnline = useConnection((state) => state.isOnline);
  const isSlow = useIsSlow(place, isOnline);
  const status = !isOnline ? 'offline' : isSlow ? 'slow' : 'operational';
  return (
    <p ref={place}>
      <span
        className={css['dot']}
        aria-hidden
        style={{ backgroundColor: `var(--mui-palette-${STATUS[status]}-main)` }}
      />
      {t(status)}
    </p>
  );
}

/** The footer of a public page: all links, and the service status. */
export function SiteFooter() {
  const { t } = useTranslation('site');
  return (
    <footer className={css['frame']}>
      <div className={css['stripes']} aria-hidden>
        {BRAND_FILLS.map((fill) => (
          <i key={fill} style={{ backgroundColor: fill }} />
        ))}
      </div>
      <div className={css['inside']}>
        <div className={css['columns']}>
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
        </div>
        <FooterInstall />
        <div className={css['close']}>
          <p>{t('copyright')}</p>
          <ServiceStatus />
        </div>
      </div>
    </footer>
  );
}
