import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../lib/router/router.tsx';
import css from './brand.module.css';

/** The product's name as a link home. */
export function Brand({ className, ...props }: ComponentPropsWithRef<typeof Link>) {
  return <Link className={clsx(css['brand'], className)} {...props} />;
}

/** The left of a header: the name, or only the question mark where large letters or a small screen leave no room. */
export function HeaderBrand({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <div className={css['room']} data-brand>
      <Brand to={to} aria-label={t('appName')}>
        <span className={css['name']}>{t('appName')}</span>
        <span className={css['sign']} aria-hidden>
          ?
        </span>
      </Brand>
    </div>
  );
}
