import { type HouseAd, messengerAddress } from '@domain/ads/catalogue.ts';
import { toLanguage } from '@domain/languages.ts';
import type { CSSProperties, ReactNode } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { absoluteUrl } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/layout.tsx';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer sponsored' };

/** An ad's link: within the app, to another site in a new tab, or to a messenger with prefilled text. */
export function AdLink(props: {
  ad: HouseAd;
  variant: 'contained' | 'text';
  style?: CSSProperties;
  children: ReactNode;
}) {
  const { ad, variant, style, children } = props;
  const { t, i18n } = useTranslation('ads');
  const { target } = ad;
  const shared = { variant, size: 'small', style } as const;
  if (target.kind === 'page') {
    return (
      <Button {...shared} to={target.path}>
        {children}
      </Button>
    );
  }
  const text = t('share', { link: absoluteUrl(href.page('how-well-demo')) });
  const address =
    target.kind === 'messenger'
      ? messengerAddress(target.app, text)
      : target.address.replace('{language}', toLanguage(i18n.language));
  // a text message opens an app, not a page
  const isPage = !address.startsWith('sms:');
  return (
    <Button {...shared} href={address} {...(isPage && ELSEWHERE)}>
      {children}
      {isPage && <HiddenText> {t('newTab')}</HiddenText>}
    </Button>
  );
}
